import type { Modes } from "#tokens/modes/mode.ts";
import type { Token, TokenValue } from "#tokens/token.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";

/** A token with another path: same category, and same definition with renamed aliases. */
export type Renaming = { readonly from: Token; readonly to: Token };

/** Two values of a token, with the modes of the change. */
export type ValueChange = {
  readonly modes: readonly Modes[];
  readonly before: TokenValue;
  readonly after: TokenValue;
  /**
   * Colors: the visible difference (ΔE_OK), the maximum over white or black and on either kind of
   * screen; to 4 decimals.
   */
  readonly deltaEOk?: number;
  /**
   * Lengths, numbers and durations: after divided by before, to 4 decimals; for a fluid size at the
   * end that changed more.
   */
  readonly ratio?: number;
};

/**
 * A token whose definition, description, pin or value changed; `values` is empty if it has the same
 * value in every mode.
 */
export type TokenChange = {
  readonly before: Token;
  readonly after: Token;
  readonly values: readonly ValueChange[];
  /** True when it has another category, or in some mode another kind of value. */
  readonly isTypeChanged: boolean;
};

/** A contrast promise before and after. */
export type PromiseChange = { readonly before: ContrastPromise; readonly after: ContrastPromise };

/** The part of a semantic version that a change should increase. */
export type Release = "major" | "minor" | "patch" | "none";

/** The differences of two token sets; no token is in two of the lists. */
export type TokenSetDiff = {
  readonly added: readonly Token[];
  readonly removed: readonly Token[];
  readonly renamed: readonly Renaming[];
  readonly changed: readonly TokenChange[];
  /** Promises that were kept and now are broken. */
  readonly broken: readonly PromiseChange[];
  /** Promises that were broken and now are kept. */
  readonly mended: readonly PromiseChange[];
  /** The default modes, if they changed. */
  readonly defaultModes?: { readonly before: Modes; readonly after: Modes };
  readonly release: Release;
};
