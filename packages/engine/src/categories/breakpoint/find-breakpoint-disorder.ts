import { convertLengthToPx } from "#tokens/length.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { resolveTokens } from "#tokens/modes/resolve.ts";
import type { Token, TokenValue } from "#tokens/token.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { breakpointKeys, type BreakpointKey } from "./decisions.ts";

type Tokens = ReadonlyMap<TokenPath, Token>;

const paths = breakpointKeys.map((key) => tokenPath(`breakpoint.${key}`));

/**
 * Lists the pinned ones of the first two breakpoints that are out of order in some mode, the first
 * of the two first. Returns an empty list if all increase. Follows aliases and rules.
 */
export function findBreakpointDisorder(tokens: Tokens): readonly BreakpointKey[] {
  if (!paths.some((path) => isPinned(tokens, path))) return [];
  for (const modes of listModes()) {
    const values = resolveTokens(tokens, modes, paths);
    const index = paths.findIndex((path, at) => {
      const before = paths[at - 1];
      return before && isOutOfOrder(tokens, values, before, path);
    });
    if (index >= 0) return [index, index - 1].flatMap((at) => pinnedKeyAt(tokens, at));
  }
  return [];
}

function pinnedKeyAt(tokens: Tokens, index: number): readonly BreakpointKey[] {
  const [path, key] = [paths[index], breakpointKeys[index]];
  return path && key && isPinned(tokens, path) ? [key] : [];
}

/** Returns whether a pinned breakpoint is out of order; two that follow the recipe never are. */
function isOutOfOrder(
  tokens: Tokens,
  values: ReadonlyMap<TokenPath, TokenValue>,
  before: TokenPath,
  path: TokenPath,
): boolean {
  if (!isPinned(tokens, before) && !isPinned(tokens, path)) return false;
  return widthPx(values.get(path)) <= widthPx(values.get(before));
}

function widthPx(value: TokenValue | undefined): number {
  return value?.type === "dimension" ? convertLengthToPx(value) : Number.NaN;
}

function isPinned(tokens: Tokens, path: TokenPath): boolean {
  return tokens.get(path)?.pinned ?? false;
}
