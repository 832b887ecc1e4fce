// A client that keeps connections busy and records when each request was sent and answered.
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";

export interface AnsweredRequest {
  readonly sentMs: number;
  readonly answeredMs: number;
  /** 0 when the connection failed. */
  readonly status: number;
  readonly body: string;
}

export const PATH = "/api/resolve?reference=John+3:16";

export function ask(agent: Agent, url: string, key: string | null): Promise<AnsweredRequest> {
  const sentMs = performance.now();
  const headers = key === null ? {} : { Authorization: `Bearer ${key}` };
  return new Promise((resolve) => {
    const end = (status: number, body: string): void =>
      resolve({ sentMs, answeredMs: performance.now(), status, body });
    const sent = request(url, { agent, headers }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on("end", () => end(response.statusCode ?? 0, body));
      response.on("error", () => end(0, ""));
    });
    sent.on("error", () => end(0, ""));
    sent.end();
  });
}

export interface Load {
  readonly urls: readonly string[];
  readonly key: string;
  readonly connections: number;
  /** Ends the load when it returns false; called before each request with the number already sent. */
  readonly goOn: (sent: number) => boolean;
}

export async function hammer({ urls, key, connections, goOn }: Load): Promise<readonly AnsweredRequest[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: AnsweredRequest[] = [];
  let sent = 0;
  const sendOn = async (at: number): Promise<void> => {
    const url = `${urls[at % urls.length]}${PATH}`;
    while (goOn(sent)) {
      sent++;
      answers.push(await ask(agent, url, key));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => sendOn(index)));
  agent.destroy();
  return answers;
}

export function statuses(answers: readonly AnsweredRequest[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * The most requests that certainly passed within one window: sent after its start, answered before its end.
 */
export function maxInWindow(answers: readonly AnsweredRequest[], windowMs: number): number {
  const passed = answers.filter(({ status }) => status === 200).sort((a, b) => a.sentMs - b.sentMs);
  let max = 0;
  for (const [index, { sentMs: from }] of passed.entries()) {
    let count = 0;
    for (let next = index; next < passed.length; next++) {
      const { sentMs = 0, answeredMs = 0 } = passed[next] ?? {};
      if (sentMs >= from + windowMs) break;
      if (answeredMs < from + windowMs) count++;
    }
    max = Math.max(max, count);
  }
  return max;
}

export const slowest = (answers: readonly AnsweredRequest[]): number =>
  Math.round(Math.max(0, ...answers.map(({ sentMs, answeredMs }) => answeredMs - sentMs)));
