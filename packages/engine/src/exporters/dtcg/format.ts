import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { printDtcg } from "./print.ts";
import { readDtcg } from "./read.ts";
import { printDtcgSnippet } from "./snippet.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** The files of the Design Tokens Community Group's format, version 2025.10, with a resolver for the modes. */
export const dtcgFormat: Format = {
  ...formatList.dtcg,
  /** The options of DTCG files, which have no em; comments are the descriptions of groups. */
  options: [
    { ...sharedOptions.title, place: "description" },
    sharedOptions.schemes,
    sharedOptions.prefix,
    { ...sharedOptions.lengthUnit, choices: ["as-set", "px", "rem"] },
    sharedOptions.comments,
  ],
  snippet: printDtcgSnippet,
  print: printDtcg,
  read: readDtcg,
};
