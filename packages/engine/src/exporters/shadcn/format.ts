import { getOnlyText } from "#readers/only-text.ts";
import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { shadcnOptions } from "./options.ts";
import { printShadcn } from "./print.ts";
import { readShadcn } from "./read.ts";
import { printShadcnSnippet } from "./snippet.ts";

/** The variables of the shadcn/ui components, and every token. */
export const shadcnFormat: Format = {
  ...formatList.shadcn,
  options: shadcnOptions,
  snippet: printShadcnSnippet,
  print: (set, options) => [
    { path: "theme.css", mediaType: "text/css", text: printShadcn(set, options) },
  ],
  read: (files) => readShadcn(getOnlyText(files)),
};
