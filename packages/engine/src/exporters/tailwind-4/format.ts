import { getOnlyText } from "#readers/only-text.ts";
import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { tailwind4Options } from "./options.ts";
import { printTailwind4 } from "./print.ts";
import { readTailwind4 } from "./read.ts";
import { printTailwindSnippet } from "./snippet.ts";

/** A theme for Tailwind 4, whose utilities have the tokens' names. */
export const tailwind4Format: Format = {
  ...formatList["tailwind-4"],
  options: tailwind4Options,
  snippet: printTailwindSnippet,
  print: (set, options) => [
    { path: "theme.css", mediaType: "text/css", text: printTailwind4(set, options) },
  ],
  read: (files) => readTailwind4(getOnlyText(files)),
};
