import type { VersionChanges } from "@tessera/contract";
import {
  diffTokenSets,
  listDifferences,
  pickDifferences,
  printTokenValue,
  type TokenValue,
} from "@tessera/engine";
import type { StoredDesign } from "./open-design.ts";

const mostTokens = 3;

/** Summarizes the changes from one design to another; null if one of them no longer parses. */
export function summarizeChanges(before: StoredDesign, after: StoredDesign): VersionChanges | null {
  if (before.tokens === undefined || after.tokens === undefined) return null;
  const diff = diffTokenSets(before, after);
  const differences = listDifferences(before, after, diff);
  const tokens = pickDifferences(differences, mostTokens).map((each) => ({
    token: each.token.path,
    before: printValue(each.before),
    after: printValue(each.after),
  }));
  return { tokens, total: differences.length, broken: diff.broken.length };
}

/** Prints the value of a token as CSS; null when the token does not exist. */
export function printValue(value: TokenValue | undefined): string | null {
  return value === undefined ? null : printTokenValue(value);
}
