/** One way in which a point was read. */

import type { Point } from "./item.ts";
import type { Production } from "./productions.ts";
import type { State, VerseMark } from "./state.ts";

export interface PointReading {
  readonly point: Point;
  readonly to: number;
  readonly cost: number;
  readonly corrections: number;
  readonly mark: VerseMark;
  readonly isRoman: boolean;
  readonly commas: State["commas"];
  readonly production: Production;
}
