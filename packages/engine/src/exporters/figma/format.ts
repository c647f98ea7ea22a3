import { formatList } from "../format/format-list.ts";
import type { Format } from "../format/format.ts";
import { figmaOptions } from "./options.ts";
import { printFigma } from "./print.ts";
import { readFigma } from "./read.ts";
import { printFigmaSnippet, printFigmaSteps } from "./snippet.ts";

/** Files of Figma variables: one for each mode of each collection. */
export const figmaFormat: Format = {
  ...formatList.figma,
  options: figmaOptions,
  snippet: printFigmaSnippet,
  steps: printFigmaSteps,
  print: printFigma,
  read: readFigma,
};
