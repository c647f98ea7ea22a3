import { tokenPath } from "#tokens/token-path.ts";
import type { VariableKeys } from "./category-module.ts";

/** Returns keys without the top group: `m` is `radius.m`. */
export function keysBelow(top: string, keys: readonly string[]): VariableKeys {
  return new Map(keys.map((key) => [key, tokenPath(`${top}.${key}`)]));
}

/** Returns keys with the whole name: `font-size-base` is `font-size.base`. */
export function wholeKeys(paths: readonly string[]): VariableKeys {
  return new Map(paths.map((path) => [path.replace(".", "-"), tokenPath(path)]));
}
