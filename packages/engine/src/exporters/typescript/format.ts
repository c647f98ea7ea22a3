import { getOnlyText } from "#readers/only-text.ts";
import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { languageOptions } from "../options/shared-options.ts";
import { printTypescript } from "./print.ts";
import { readTypescript } from "./read.ts";
import { printTypescriptSnippet } from "./snippet.ts";

/** A TypeScript module of values, their names as types, and a helper for CSS variables. */
export const typescriptFormat: Format = {
  ...formatList.typescript,
  options: languageOptions,
  snippet: printTypescriptSnippet,
  print: (set, options) => [
    { path: "tokens.ts", mediaType: "text/x-typescript", text: printTypescript(set, options) },
  ],
  read: (files) => readTypescript(getOnlyText(files)),
};
