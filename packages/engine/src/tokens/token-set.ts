import type { Modes } from "./modes/mode.ts";
import type { Token } from "./token.ts";
import type { TokenPath } from "./token-path.ts";

/** Tokens that are listed together under one title, in the order of the files. */
export type TokenGroup = {
  /** One line for users: `Primary, from #2447b8 on step 700`. */
  readonly title: string;
  readonly paths: readonly TokenPath[];
};

/**
 * The minimum contrast (WCAG 2.x) of a text or control color on a surface in one mode, and the
 * measured one: in the density with less.
 */
export type ContrastPromise = {
  readonly foreground: TokenPath;
  readonly background: TokenPath;
  readonly modes: Pick<Modes, "scheme" | "contrast">;
  readonly leastContrast: number;
  readonly measuredContrast: number;
  readonly isKept: boolean;
};

/**
 * Everything that the engine generates from a recipe: its tokens in the order of the files, and its
 * promises.
 */
export type TokenSet = {
  readonly tokens: ReadonlyMap<TokenPath, Token>;
  /** The tokens in groups for users; every token is in exactly one group. */
  readonly groups: readonly TokenGroup[];
  readonly promises: readonly ContrastPromise[];
  /** The default modes. */
  readonly defaultModes: Modes;
  /** True when every name is known to have only letters, digits, hyphens and underscores. */
  readonly hasPlainNames?: boolean;
};

/** Returns what was found for a path of a group; throws a RangeError if the set has no such token. */
export function requireListed<Found>(found: Found | undefined, path: TokenPath): Found {
  if (found !== undefined) return found;
  throw new RangeError(`A group lists the token "${path}", but the set does not have it`);
}
