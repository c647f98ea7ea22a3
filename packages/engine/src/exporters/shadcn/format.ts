import { formatList } from "../format/format-list.ts";
import { inOneFile, type Format } from "../format/format.ts";
import { printShadcn } from "./print.ts";
import { readShadcn } from "./read.ts";
import { printShadcnSnippet } from "./snippet.ts";
import { themeOptionsOf } from "../options/shared-options.ts";

/** The variables of the shadcn/ui components, and every token. */
export const shadcnFormat: Format = {
  ...formatList.shadcn,
  options: themeOptionsOf(["class", "attribute", "media"]),
  snippet: printShadcnSnippet,
  ...inOneFile("theme.css", "text/css", printShadcn, readShadcn),
};
