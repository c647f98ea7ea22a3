import { modeAxes } from "#tokens/mode.ts";
import type { FormatOption } from "../format.ts";

/** What may be asked of Figma's files. */
export const figmaOptions = [
  { id: "title", kind: "text", default: "" },
  { id: "schemes", kind: "choices", choices: modeAxes.scheme, default: modeAxes.scheme },
] as const satisfies readonly FormatOption[];
