import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";
import type { PrintedFile, PrintedFiles } from "../format/format.ts";
import { nestTokens, type Leaf } from "../json-text/nest-tokens.ts";
import { printJson, type Json } from "../json-text/print-json.ts";
import { listTextLeaves } from "../format/text-leaves.ts";
import { listModeBlocks, type ModeBlock } from "../modes/mode-blocks.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { listBranches } from "#tokens/definition-branches.ts";
import type {
  FontFamilyValue,
  LiteralOrAlias,
  TokenDefinition,
  TokenValue,
} from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { listKeys } from "../json-text/list-keys.ts";
import { tabulateModes } from "../modes/mode-table.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { findGroupWords } from "../groups/find-group-words.ts";
import { printTextColor } from "../json-text/print-text-color.ts";
import { printTextFamily } from "../json-text/print-text-family.ts";

/**
 * Prints a token set as source files of Style Dictionary: every token in the first modes, then the
 * changes of each combination of modes from those with fewer, then the text styles. The files use
 * its older dialect of DTCG, in which colors, lengths and times are texts.
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
  return [printBlock(first), ...others.map(printBlock), ...printTextStyles(set, options, head)];
}

/**
 * Prints the file of the text styles, if there are any. They are separate because platforms other
 * than CSS have no text for their objects unless the build expands them.
 */
function printTextStyles(
  set: TokenSet,
  { prefix }: PrintOptions,
  head: Record<string, Json>,
): readonly PrintedFile[] {
  const keysOf = listKeys(set.tokens.keys(), prefix);
  const leaves = listTextLeaves(set, { keysOf, prefix, noSpacing: "0px" });
  if (leaves.length === 0) return [];
  return [printFile("text-styles.json", printJson({ ...head, ...nestTokens(leaves) }))];
}

function nameFile({ changed }: ModeBlock): string {
  const modes = Object.values(changed).join("-");
  return modes ? `tokens.${modes}.json` : "tokens.json";
}

function printFile(path: string, text: string): PrintedFile {
  return { path, mediaType: "application/json", text };
}

/** Writes a token for the file of a block. */
type Writer = (path: TokenPath, block: ModeBlock) => Leaf;

/** Creates the writer of a set's tokens for Style Dictionary. */
function createWriter(set: TokenSet, { schemes, prefix }: PrintOptions): Writer {
  const keysOf = listKeys(set.tokens.keys(), prefix);
  const { contentOf } = tabulateModes(set, schemes);
  return (path, { changed, modes }) => {
    const { chosen, value, owner } = contentOf(path, modes);
    const { definition, description } = set.tokens.get(path) ?? {};
    const isOver = Object.keys(changed).length > 0;
    const { type, value: own } =
      isOver && isShortList(chosen, definition)
        ? { type: "fontFamily", value: printFamiliesAsText(chosen) }
        : printValue(owner, value);
    const $value = chosen.type === "alias" ? `{${keysOf.get(chosen.to)?.join(".")}}` : own;
    // Style Dictionary prints a description into a comment as it is.
    const described =
      description === undefined ? {} : { $description: printCommentText(description) };
    return { keys: keysOf.get(path) ?? [], value: { $type: type, $value, ...described } };
  };
}

/**
 * Returns whether a list of families is shorter than another of the same token. Style Dictionary
 * merges lists item by item, so the last items of the longer one would remain.
 */
function isShortList(
  chosen: LiteralOrAlias,
  definition: TokenDefinition | undefined,
): chosen is FontFamilyValue {
  const branches = definition ? listBranches(definition) : [];
  if (chosen.type !== "fontFamily") return false;
  const count = chosen.families.length;
  return branches.some((each) => each.type === "fontFamily" && each.families.length > count);
}

/** A value in the format of Style Dictionary, and its type there. */
type TypedValue = { readonly type: string; readonly value: Json };

/**
 * Prints a value in the format of Style Dictionary; one without a type there is `other`, a text
 * that it does not change.
 */
function printValue(owner: TokenPath, value: TokenValue): TypedValue {
  switch (value.type) {
    case "color":
      return { type: "color", value: printTextColor(value) };
    case "dimension":
    case "duration":
      return { type: value.type, value: printTokenValue(value) };
    case "number":
      return { type: findGroupWords(owner)?.dtcg?.number ?? "number", value: value.value };
    case "fluidDimension":
    case "keyword":
      return { type: "other", value: printTokenValue(value) };
    case "fontFamily":
      return { type: "fontFamily", value: value.families.map(printTextFamily) };
    case "shadow":
      // Style Dictionary converts objects only for CSS, Sass and LESS; elsewhere they would be
      // `[object Object]`.
      return { type: "shadow", value: printTokenValue(value) };
    case "cubicBezier":
      return { type: "cubicBezier", value: value.points };
  }
}

function printFamiliesAsText({ families }: FontFamilyValue): string {
  return families.map((each) => printTextFamily(each).replaceAll(",", "\\2c ")).join(", ");
}
