import type { TokenSet } from "#tokens/token-set.ts";
import { tabulateModes } from "../mode-table.ts";
import type { PrintOptions } from "../print-options.ts";
import { listCollections } from "./list-collections.ts";
import { nameFile } from "./name-file.ts";

/** How the files are imported into the variables of Figma. */
export function printFigmaSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const collections = listCollections(set, tabulateModes(set, options.schemes));
  const names = collections.map(({ name }) => name).join(", ");
  const files = collections.map((collection) =>
    collection.modes.map((modes) => nameFile(collection, modes)).join("\n"),
  );
  return `In Figma, in the Variables panel, make a collection for each name before the first dot
of the files, in this order: ${names}.
Into each, import its files: every file becomes a mode, named by the file itself.

${files.join("\n")}`;
}
