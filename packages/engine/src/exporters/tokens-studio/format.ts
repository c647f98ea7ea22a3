import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { printTokensStudio } from "./print.ts";
import { readTokensStudio } from "./read.ts";
import { printTokensStudioSnippet, printTokensStudioSteps } from "./snippet.ts";
import { sharedOptions } from "../options/shared-options.ts";

/**
 * One file for Tokens Studio: a theme group for each collection of variables, and a theme with its
 * own set for each mode.
 */
export const tokensStudioFormat: Format = {
  ...formatList["tokens-studio"],
  /** The options of a file for Tokens Studio, which has no em. */
  options: [
    sharedOptions.schemes,
    sharedOptions.prefix,
    { ...sharedOptions.lengthUnit, choices: ["as-set", "px", "rem"] },
  ],
  snippet: printTokensStudioSnippet,
  steps: printTokensStudioSteps,
  ...inOneFile("tokens.json", "application/json", printTokensStudio, readTokensStudio),
};
