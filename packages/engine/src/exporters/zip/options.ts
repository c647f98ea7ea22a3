import { modeAxes } from "#tokens/mode.ts";
import type { FormatOption } from "../format.ts";

/** What may be asked of all formats at once. */
export const zipOptions = [
  { id: "title", kind: "text", default: "" },
  { id: "schemes", kind: "choices", choices: modeAxes.scheme, default: modeAxes.scheme },
  { id: "comments", kind: "switch", default: true },
] as const satisfies readonly FormatOption[];
