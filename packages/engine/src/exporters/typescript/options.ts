import { modeAxes } from "#tokens/mode.ts";
import type { FormatOption } from "../format.ts";

/** What may be asked of a TypeScript module. */
export const typescriptOptions = [
  { id: "title", kind: "text", default: "" },
  { id: "schemes", kind: "choices", choices: modeAxes.scheme, default: modeAxes.scheme },
  { id: "comments", kind: "switch", default: true },
] as const satisfies readonly FormatOption[];
