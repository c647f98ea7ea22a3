import { tokenPath } from "#tokens/token-path.ts";
import type { VariableKeys } from "./category-module.ts";

/** Keys that leave the top group out: `m` is `radius.m`. */
export function keysBelow(top: string, keys: readonly string[]): VariableKeys {
  return new Map(keys.map((key) => [key, tokenPath(`${top}.${key}`)]));
}

/** Keys that are the whole name: `font-size-base` is `font-size.base`. */
export function wholeKeys(paths: readonly string[]): VariableKeys {
  return new Map(paths.map((path) => [path.replace(".", "-"), tokenPath(path)]));
}
