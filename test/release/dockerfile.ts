/** Parses deploy/Dockerfile into steps that a test can run or compare with the code. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Copy, DockerfileParser } from "dockerfile-ast";
import { ROOT } from "../support/contract.ts";

export interface Step {
  /** Upper case. */
  readonly keyword: string;
  /** Without its flags; lines joined. */
  readonly text: string;
  /** Name of the stage that a COPY reads from; null for the project. */
  readonly from: string | null;
}

export interface Stage {
  /** The last stage has none. */
  readonly name: string | null;
  /** Base image with its tag. */
  readonly image: string;
  readonly steps: readonly Step[];
}

const DOCKERFILE = join(ROOT, "deploy", "Dockerfile");

export function readStages(): readonly Stage[] {
  const stages: { name: string | null; image: string; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(DOCKERFILE, "utf8")).getInstructions()) {
    const keyword = instruction.getKeyword();
    const joined = (instruction.getRawArgumentsContent() ?? "").replace(/\\\n\s*/g, "");
    if (keyword === "FROM") {
      const [, image = "", name = null] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(joined) ?? [];
      stages.push({ image, name, steps: [] });
      continue;
    }
    const from = instruction instanceof Copy ? (instruction.getFromFlag()?.getValue() ?? null) : null;
    stages.at(-1)?.steps.push({ keyword, text: joined, from });
  }
  return stages;
}

/** `A=b C="d e"` as pairs. */
const pairsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S*))/g)].map(([, name = "", a, b = ""]) => [name, a ?? b]),
  );

/** The image's command and environment. */
export interface Image {
  readonly environment: ReadonlyMap<string, string>;
  readonly user: string;
  readonly folder: string;
  readonly volumes: readonly string[];
  readonly ports: readonly number[];
  /** ENTRYPOINT and CMD together. */
  readonly command: readonly string[];
  readonly healthCommand: readonly string[];
}

export function readImage(): Image {
  const steps = readStages().at(-1)?.steps ?? [];
  const all = (keyword: string): readonly string[] =>
    steps.filter((step) => step.keyword === keyword).map(({ text }) => text);
  const list = (keyword: string): readonly string[] => JSON.parse(all(keyword).at(-1) ?? "[]");
  const [health = "[]"] = /\[.*\]/s.exec(all("HEALTHCHECK").at(-1) ?? "") ?? [];
  return {
    environment: new Map(all("ENV").flatMap((text) => [...pairsOf(text)])),
    user: all("USER").at(-1) ?? "",
    folder: all("WORKDIR").at(-1) ?? "/",
    volumes: all("VOLUME"),
    ports: all("EXPOSE").map(Number),
    command: [...list("ENTRYPOINT"), ...list("CMD")],
    healthCommand: JSON.parse(health),
  };
}
