import type { Modes } from "#tokens/modes/mode.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import type { PrintedFile, PrintedFiles } from "../format/format.ts";
import { nestTokens } from "../json-text/nest-tokens.ts";
import { printJson } from "../json-text/print-json.ts";
import { nameModes } from "../modes/describe-modes.ts";
import { tabulateModes } from "../modes/mode-table.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { createTextWriter } from "./create-text-writer.ts";
import { createWriter } from "./create-writer.ts";
import { listCollections, type Collection } from "../modes/list-collections.ts";
import { nameFile } from "./name-file.ts";

/**
 * Prints a token set as variables of Figma, in the shape of Figma's own exports: a file for each
 * mode of each collection. If a variable's type does not contain all of a value, its CSS is under
 * `app.tessera` in `$extensions`.
 */
export function printFigma(set: TokenSet, options: PrintOptions = {}): PrintedFiles {
  const title = printCommentText(options.title ?? "");
  const table = tabulateModes(set, options.schemes);
  const collections = listCollections(set, table);
  const write = createWriter(set, table, collections, options.prefix);
  const writeTexts = createTextWriter(set, table, collections, options.prefix);
  const printMode = (collection: Collection, modes: Partial<Modes>): PrintedFile => {
    const file = {
      ...(title && { $description: title }),
      ...nestTokens([
        ...collection.paths.map((path) => write(path, modes, collection)),
        ...writeTexts(modes, collection),
      ]),
      $extensions: { "com.figma.modeName": nameModes(modes) },
    };
    const path = nameFile(collection, modes);
    return { path, mediaType: "application/json", text: printJson(file) };
  };
  const [first, ...others] = collections.flatMap((collection) =>
    collection.modes.map((modes) => printMode(collection, modes)),
  );
  if (!first) throw new RangeError("A set has at least one collection");
  return [first, ...others];
}
