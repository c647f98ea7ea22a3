import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { printFigma } from "./print.ts";
import { readFigma } from "./read.ts";
import { printFigmaSnippet, printFigmaSteps } from "./snippet.ts";
import { sharedOptions } from "../options/shared-options.ts";

/** Files of Figma variables: one for each mode of each collection. */
export const figmaFormat: Format = {
  ...formatList.figma,
  /** The options of Figma's files, in which every length is in px. */
  options: [
    { ...sharedOptions.title, place: "description" },
    sharedOptions.schemes,
    sharedOptions.prefix,
  ],
  snippet: printFigmaSnippet,
  steps: printFigmaSteps,
  print: printFigma,
  read: readFigma,
};
