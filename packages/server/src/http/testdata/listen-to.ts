/** A server of any app on a free port of this machine, without reports. */

import { type Listening, type ListenOptions, listen } from "../listen.ts";

export function listenTo(parts: Pick<ListenOptions, "app" | "mount" | "ledger">): Promise<Listening> {
  return listen({
    ...parts,
    host: "127.0.0.1",
    port: 0,
    dataRevision: () => "data",
    newRequestId: () => "id",
    findCaller: (peer) => peer,
    onAnswer: undefined,
  });
}
