import { modeAxes } from "#tokens/mode.ts";
import type { FormatOption } from "../format.ts";

/** What may be asked of a file for Tokens Studio. */
export const tokensStudioOptions = [
  { id: "schemes", kind: "choices", choices: modeAxes.scheme, default: modeAxes.scheme },
] as const satisfies readonly FormatOption[];
