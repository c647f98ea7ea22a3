import type { TokenGroup } from "./group.ts";
import type { Modes } from "./mode.ts";
import type { Token } from "./token.ts";
import type { TokenPath } from "./token-path.ts";

/** A least contrast (WCAG 2.x) that a text or control color owes a surface in one mode, and what was measured: in the density that has less. */
export type ContrastPromise = {
  readonly foreground: TokenPath;
  readonly background: TokenPath;
  readonly modes: Pick<Modes, "scheme" | "contrast">;
  readonly leastContrast: number;
  readonly measuredContrast: number;
  readonly isKept: boolean;
};

/** Everything that the engine generates from a recipe: its tokens in the order they are printed, and its promises. */
export type TokenSet = {
  readonly tokens: ReadonlyMap<TokenPath, Token>;
  /** The same tokens as people read them; every token stands in exactly one group. */
  readonly groups: readonly TokenGroup[];
  readonly promises: readonly ContrastPromise[];
  /** The modes that hold where nothing else is asked for. */
  readonly defaultModes: Modes;
  /** Whether every name is known to hold letters, digits, hyphens and underscores alone. */
  readonly hasPlainNames?: boolean;
};
