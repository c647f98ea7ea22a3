import type { IsoDate } from "../date-field/iso-date.ts";

/** A number; its separators are those of the page's language. */
export type NumberMask = {
  readonly kind: "number";
  /** The maximum number of decimals; defaults to none. */
  readonly scale?: number | undefined;
  /** A lower number is incomplete; a value below 0 allows a minus. */
  readonly min?: number | undefined;
  /** A digit that would exceed it is refused. */
  readonly max?: number | undefined;
  /** True when a minus may be typed; defaults to true when `min` is below 0. */
  readonly isSigned?: boolean | undefined;
  /** True when thousands are grouped; defaults to true. */
  readonly isGrouped?: boolean | undefined;
};

/** An existing day, in the order of the page's language. */
export type DateMask = {
  readonly kind: "date";
  /** Defaults to 1900. */
  readonly fromYear?: number | undefined;
  /** Defaults to 9999. */
  readonly toYear?: number | undefined;
};

/** A whole number within a range, with a fixed number of digits: 07 of 01 to 31. */
export type RangeMask = {
  readonly kind: "range";
  readonly from: number;
  readonly to: number;
  /** The number of digits; defaults to that of `to`. */
  readonly width?: number | undefined;
};

/** One of some texts; an unambiguous beginning completes itself. */
export type EnumMask = { readonly kind: "enum"; readonly texts: readonly [string, ...string[]] };

/** A text whose every prefix matches an expression. */
export type RegExpMask = {
  readonly kind: "regexp";
  /** Must match each prefix of the text as a whole: `^#[0-9a-f]{0,6}$`. */
  readonly beginning: RegExp;
  /** Matches a complete text; defaults to any text. */
  readonly whole?: RegExp | undefined;
};

/**
 * Digits and letters between fixed characters, such as a phone number: 0 is any digit, a any
 * letter, * any character. Another digit is literal and must be typed: (500) 000-0000 accepts
 * numbers that begin with 5.
 */
export type PatternMask = {
  readonly kind: "pattern";
  readonly pattern: string;
  /** Transforms a text inserted at once, such as a pasted one, before the pattern is applied. */
  readonly readPasted?: ((text: string) => string) | undefined;
};

/** The masks of a masked field. */
export type Mask = NumberMask | DateMask | RangeMask | EnumMask | RegExpMask | PatternMask;

/** The value of a masked field: without fixed characters, and null while a number or a day is missing. */
export type MaskValue<Of extends Mask> = Of extends NumberMask | RangeMask
  ? number | null
  : Of extends DateMask
    ? IsoDate | null
    : string;

/** The content of a masked field, as its value. */
export type MaskReading<Value> = { readonly value: Value; readonly isComplete: boolean };
