import type { GroupDecision } from "#decisions/decision.ts";
import type { Token } from "#tokens/token.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import type { Category, TopGroupOf } from "#tokens/top-groups.ts";
import type { ValueLimits } from "./value-limits.ts";

/** Tokens that are listed together under one title. */
export type TitledTokens = {
  readonly title: string;
  /**
   * Returns whether a token of the category belongs here; the first row that returns true gets it.
   */
  readonly includes: (path: TokenPath) => boolean;
};

/** The keys of variables as the API names them, in order, with their tokens. */
export type VariableKeys = ReadonlyMap<string, TokenPath>;

/**
 * Everything that one category provides; each function takes the sections of a recipe that it
 * reads.
 */
export type CategoryModule<C extends Category> = {
  /** The key and the decisions of its section of a recipe; undefined if the category has none. */
  readonly section:
    | { readonly key: string; readonly decisions: GroupDecision & { readonly isLater?: true } }
    | undefined;
  /** The limits of the token values in each of its top groups. */
  readonly groups: Readonly<Record<TopGroupOf<C>, ValueLimits>>;
  /** Generates its tokens; `before` has those of the categories before it. */
  readonly generate: (recipe: never, before: readonly Token[]) => readonly Token[];
  /** The axis of modes that its generated values depend on beside contrast; undefined for none. */
  readonly axis: "scheme" | "density" | undefined;
  /** The titles that its tokens are listed under; every token belongs to one. */
  readonly titles: (
    recipe: never,
    tokens: ReadonlyMap<TokenPath, Token>,
  ) => readonly TitledTokens[];
  /** The groups of variables that the API reads and writes, by name. */
  readonly variables: Readonly<Record<string, (recipe: never) => VariableKeys>>;
};

/** Returns one title for all tokens of a category. */
export function titleAll(title: string): readonly TitledTokens[] {
  return [{ title, includes: () => true }];
}

/** Returns keys without the top group: `m` is `radius.m`. */
export function keysBelow(top: string, keys: readonly string[]): VariableKeys {
  return new Map(keys.map((key) => [key, tokenPath(`${top}.${key}`)]));
}

/** Returns keys with the whole name: `font-size-base` is `font-size.base`. */
export function wholeKeys(paths: readonly string[]): VariableKeys {
  return new Map(paths.map((path) => [path.replace(".", "-"), tokenPath(path)]));
}
