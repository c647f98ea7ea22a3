import type { IsoDate } from "../date-field/iso-date.ts";

/** A number; its separators are those of the page's language. */
export type NumberMask = {
  readonly kind: "number";
  /** How many digits may follow the decimal sign; none where nothing is given. */
  readonly scale?: number;
  /** Below it the number is incomplete; below 0 it makes room for a minus. */
  readonly min?: number;
  /** A digit that would lead beyond it is refused. */
  readonly max?: number;
  /** Whether a minus may be typed; it may where `min` is below 0. */
  readonly isSigned?: boolean;
  /** Whether thousands stand apart; they do where nothing is given. */
  readonly isGrouped?: boolean;
};

/** A day that exists, in the order of the page's language. */
export type DateMask = {
  readonly kind: "date";
  /** 1900 where nothing is given. */
  readonly fromYear?: number;
  /** 9999 where nothing is given. */
  readonly toYear?: number;
};

/** A whole number between two others, in a fixed number of digits: 07 of 01 to 31. */
export type RangeMask = {
  readonly kind: "range";
  readonly from: number;
  readonly to: number;
  /** How many digits it has; those of `to` where nothing is given. */
  readonly width?: number;
};

/** One of some texts; what can only become one of them completes itself. */
export type EnumMask = { readonly kind: "enum"; readonly texts: readonly [string, ...string[]] };

/** A text whose every beginning matches an expression. */
export type RegExpMask = {
  readonly kind: "regexp";
  /** Must match each beginning of the text from its first character to its last: `^#[0-9a-f]{0,6}$`. */
  readonly beginning: RegExp;
  /** Matches the text once it is complete; any text is where nothing is given. */
  readonly whole?: RegExp;
};

/**
 * Digits and letters between fixed characters, such as a telephone number: 0 is any digit, a any letter, * any
 * character. Another digit is only itself, and must be typed: (500) 000-0000 takes numbers that begin with 5.
 */
export type PatternMask = {
  readonly kind: "pattern";
  readonly pattern: string;
  /** Reads a text that came at once, such as a pasted one, before the pattern does. */
  readonly readPasted?: (text: string) => string;
};

/** What may be typed in a masked field. */
export type Mask = NumberMask | DateMask | RangeMask | EnumMask | RegExpMask | PatternMask;

/** What a field with a mask gives out: no fixed characters, and null while a number or a day is missing. */
export type MaskValue<Of extends Mask> = Of extends NumberMask | RangeMask
  ? number | null
  : Of extends DateMask
    ? IsoDate | null
    : string;

/** What stands in a masked field, as its value. */
export type MaskReading<Value> = { readonly value: Value; readonly isComplete: boolean };
