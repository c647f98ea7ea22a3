import { getOnlyText } from "#readers/only-text.ts";
import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { tokensStudioOptions } from "./options.ts";
import { printTokensStudio } from "./print.ts";
import { readTokensStudio } from "./read.ts";
import { printTokensStudioSnippet, printTokensStudioSteps } from "./snippet.ts";

/**
 * One file for Tokens Studio: a set of all tokens, sets of the changes of modes, and a theme for
 * each combination.
 */
export const tokensStudioFormat: Format = {
  ...formatList["tokens-studio"],
  options: tokensStudioOptions,
  snippet: printTokensStudioSnippet,
  steps: printTokensStudioSteps,
  print: (set, options) => [
    { path: "tokens.json", mediaType: "application/json", text: printTokensStudio(set, options) },
  ],
  read: (files) => readTokensStudio(getOnlyText(files)),
};
