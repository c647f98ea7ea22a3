import { modeAxes } from "#tokens/mode.ts";
import type { FormatOption } from "../format.ts";

/** What may be asked of a theme for shadcn/ui. */
export const shadcnOptions = [
  { id: "title", kind: "text", default: "" },
  { id: "schemes", kind: "choices", choices: modeAxes.scheme, default: modeAxes.scheme },
  { id: "comments", kind: "switch", default: true },
] as const satisfies readonly FormatOption[];
