import { listBranches } from "#tokens/definition-branches.ts";
import type { LiteralOrAlias, TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { listKeys } from "../json-text/list-keys.ts";
import type { Leaf } from "../json-text/nest-tokens.ts";
import type { ModeBlock } from "../modes/mode-blocks.ts";
import { tabulateModes } from "../modes/mode-table.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { printListAsText, printValue } from "./print-value.ts";

/** Writes a token for the file of a block. */
export type Writer = (path: TokenPath, block: ModeBlock) => Leaf;

/** Creates the writer of a set's tokens for Style Dictionary. */
export function createWriter(set: TokenSet, { schemes, prefix }: PrintOptions): Writer {
  const keysOf = listKeys(set.tokens.keys(), prefix);
  const { contentOf } = tabulateModes(set, schemes);
  return (path, { changed, modes }) => {
    const { chosen, value, owner } = contentOf(path, modes);
    const { definition, description } = set.tokens.get(path) ?? {};
    const isOver = Object.keys(changed).length > 0;
    const { type, value: own } =
      isOver && isShortList(chosen, definition)
        ? printListAsText(chosen)
        : printValue(owner, value);
    const $value = chosen.type === "alias" ? `{${keysOf.get(chosen.to)?.join(".")}}` : own;
    const described = description === undefined ? {} : { $description: description };
    return { keys: keysOf.get(path) ?? [], value: { $type: type, $value, ...described } };
  };
}

type List = Extract<LiteralOrAlias, { readonly type: "shadow" | "fontFamily" }>;

/**
 * Returns whether a list is shorter than another of the same token. Style Dictionary merges lists
 * item by item, so the last items of the longer one would remain.
 */
function isShortList(
  chosen: LiteralOrAlias,
  definition: TokenDefinition | undefined,
): chosen is List {
  const branches = definition ? listBranches(definition) : [];
  return isList(chosen) && branches.some((each) => countItems(each) > countItems(chosen));
}

function isList(chosen: LiteralOrAlias): chosen is List {
  return chosen.type === "shadow" || chosen.type === "fontFamily";
}

function countItems(chosen: LiteralOrAlias): number {
  if (chosen.type === "shadow") return chosen.layers.length;
  return chosen.type === "fontFamily" ? chosen.families.length : 0;
}
