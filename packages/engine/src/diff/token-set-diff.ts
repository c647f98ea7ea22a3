import type { Modes } from "#tokens/mode.ts";
import type { Token, TokenValue } from "#tokens/token.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";

/** A token that stands under another path: same category, same definition once the aliases in it are renamed too. */
export type Renaming = { readonly from: Token; readonly to: Token };

/** Two values of a token in the modes that it had the one and has the other. */
export type ValueChange = {
  readonly modes: readonly Modes[];
  readonly before: TokenValue;
  readonly after: TokenValue;
  /** Colors: how far apart they look (ΔE_OK), over white or over black, on this or that kind of screen, whichever shows more; to 4 decimals. */
  readonly deltaEOk?: number;
  /** Lengths, numbers and durations: after divided by before, to 4 decimals; of a fluid size at the end that changed more. */
  readonly ratio?: number;
};

/** A token whose definition, description, pin or value changed; `values` is empty where it comes to the same in every mode. */
export type TokenChange = {
  readonly before: Token;
  readonly after: Token;
  readonly values: readonly ValueChange[];
  /** Whether it is of another category, or in some mode of another kind of value. */
  readonly isTypeChanged: boolean;
};

/** A contrast promise before and after. */
export type PromiseChange = { readonly before: ContrastPromise; readonly after: ContrastPromise };

/** The part of a semantic version that a change asks to raise. */
export type Release = "major" | "minor" | "patch" | "none";

/** What stands between two token sets; no token is in two of the lists. */
export type TokenSetDiff = {
  readonly added: readonly Token[];
  readonly removed: readonly Token[];
  readonly renamed: readonly Renaming[];
  readonly changed: readonly TokenChange[];
  /** Promises that were kept and no longer are. */
  readonly broken: readonly PromiseChange[];
  /** Promises that were not kept and now are. */
  readonly mended: readonly PromiseChange[];
  /** The modes that hold where nothing else is asked for, if they changed. */
  readonly defaultModes?: { readonly before: Modes; readonly after: Modes };
  readonly release: Release;
};
