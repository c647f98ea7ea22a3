import type { Format } from "../format.ts";
import { figmaOptions } from "./options.ts";
import { printFigma } from "./print.ts";
import { readFigma } from "./read.ts";

/** Files of Figma variables: one for each mode of each collection. */
export const figmaFormat: Format = {
  id: "figma",
  name: "Figma variables",
  options: figmaOptions,
  snippet: `In Figma, in the Variables panel, make a collection for each name before the first dot
of the files, in this order: Base, Density, Theme, Theme and density.
Into each, import its files: every file becomes a mode, named by the file itself.

base.json
density.comfortable.json    density.compact.json
theme.light-default.json    theme.dark-default.json    …`,
  print: printFigma,
  read: readFigma,
};
