import type { TokenSet } from "#tokens/token-set.ts";
import { tabulateModes } from "../modes/mode-table.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { listCollections } from "../modes/list-collections.ts";
import { nameFile } from "./name-file.ts";

/**
 * Prints how to import the files into the variables of Figma: the steps, and the files of each
 * collection.
 */
export function printFigmaSnippet(set: TokenSet, options: PrintOptions = {}): string {
  const files = collectionsOf(set, options).map((collection) =>
    collection.modes.map((modes) => nameFile(collection, modes)).join("\n"),
  );
  return `${printFigmaSteps(set, options)}\n\n${files.join("\n")}`;
}

/** Prints the manual steps in Figma. */
export function printFigmaSteps(set: TokenSet, options: PrintOptions = {}): string {
  const names = collectionsOf(set, options).map(({ name }) => name);
  return `In Figma, open the Variables panel and create these collections, in this order:
${names.join(", ")}. Import each file into the collection that its name starts with.
Every file becomes a mode; its name comes from the file.
Files of variables cannot contain text styles: create them in Figma and bind their properties to
the variables in "font-family", "font-size", "font-weight" and "text".`;
}

function collectionsOf(set: TokenSet, options: PrintOptions): ReturnType<typeof listCollections> {
  return listCollections(set, tabulateModes(set, options.schemes));
}
