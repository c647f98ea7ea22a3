import type { TokenGroup } from "./group.ts";
import type { Modes } from "./mode.ts";
import type { Token } from "./token.ts";
import type { TokenPath } from "./token-path.ts";

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
