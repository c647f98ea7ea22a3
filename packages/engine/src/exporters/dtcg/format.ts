import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { dtcgOptions } from "./options.ts";
import { printDtcg } from "./print.ts";
import { readDtcg } from "./read.ts";
import { printDtcgSnippet } from "./snippet.ts";

/** The files of the Design Tokens Community Group's format, version 2025.10, with a resolver for the modes. */
export const dtcgFormat: Format = {
  ...formatList.dtcg,
  options: dtcgOptions,
  snippet: printDtcgSnippet,
  print: printDtcg,
  read: readDtcg,
};
