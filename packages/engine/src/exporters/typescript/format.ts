import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { languageOptions } from "../options/shared-options.ts";
import { printTypescript } from "./print.ts";
import { readTypescript } from "./read.ts";
import { printTypescriptSnippet } from "./snippet.ts";

/** A TypeScript module of values, their names as types, and a helper for CSS variables. */
export const typescriptFormat: Format = {
  ...formatList.typescript,
  options: languageOptions,
  snippet: printTypescriptSnippet,
  ...inOneFile("tokens.ts", "text/x-typescript", printTypescript, readTypescript),
};
