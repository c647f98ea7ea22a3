import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import type { PrintedFile, PrintedFiles } from "../format/format.ts";
import { nestTokens } from "../json-text/nest-tokens.ts";
import { printJson } from "../json-text/print-json.ts";
import { listModeBlocks, type ModeBlock } from "../modes/mode-blocks.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { createWriter } from "./create-writer.ts";

/**
 * Prints a token set as source files of Style Dictionary: every token in the first modes, then the
 * changes of each combination of modes from those with fewer. The files use its older dialect of
 * DTCG, in which colors, lengths and times are texts.
 */
export function printStyleDictionary(given: TokenSet, options: PrintOptions = {}): PrintedFiles {
  const set = convertLengths(given, options.lengthUnit);
  const title = printCommentText(options.title ?? "");
  const head = title ? { $description: title } : {};
  const write = createWriter(set, options);
  const printBlock = (block: ModeBlock): PrintedFile => {
    const leaves = [...block.tokens.keys()].map((path) => write(path, block));
    return printFile(nameFile(block), printJson({ ...head, ...nestTokens(leaves) }));
  };
  const [first, ...others] = listModeBlocks(set, options.schemes);
  if (!first) return [printFile("tokens.json", printJson(head))];
  return [printBlock(first), ...others.map(printBlock)];
}

function nameFile({ changed }: ModeBlock): string {
  const modes = Object.values(changed).join("-");
  return modes ? `tokens.${modes}.json` : "tokens.json";
}

function printFile(path: string, text: string): PrintedFile {
  return { path, mediaType: "application/json", text };
}
