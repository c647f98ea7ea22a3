import type { TokenPath } from "#tokens/token-path.ts";
import { findTopGroup } from "#tokens/top-groups.ts";
import { wordsOfGroup, type GroupWords } from "./group-words.ts";

/** The words for the top group of a token; undefined for a custom group. */
export function findGroupWords(path: TokenPath): GroupWords | undefined {
  const group = findTopGroup(path);
  return group && wordsOfGroup[group];
}
