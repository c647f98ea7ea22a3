import { modeAxes } from "#tokens/mode.ts";
import type { FormatOption } from "../format.ts";

/** What may be asked of Style Dictionary's files. */
export const styleDictionaryOptions = [
  { id: "title", kind: "text", default: "" },
  { id: "schemes", kind: "choices", choices: modeAxes.scheme, default: modeAxes.scheme },
] as const satisfies readonly FormatOption[];
