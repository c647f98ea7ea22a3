import type { Modes } from "./modes/mode.ts";
import type { ValueKind } from "./value-kind.ts";

/** The reason to refuse an input: a stable word that each interface translates. */
export type ProblemCode =
  /** A required key is absent. */
  | "missing"
  /** A key that is unknown here. */
  | "unknown-key"
  /** Not of the type named in `values.expected`. */
  | "wrong-type"
  /** Not one of the choices listed in `values.allowed`. */
  | "not-allowed"
  /** A number outside `values.min` to `values.max`. */
  | "out-of-range"
  /** Fewer items than `values.min` or more than `values.max`. */
  | "wrong-count"
  /** A text of more than `values.max` characters. */
  | "too-long"
  /** A text that does not have the form of `values.expected`. */
  | "malformed"
  /** A text with characters that could escape from their place in a printed file. */
  | "unsafe-text"
  /** A duplicate key, name or layer. */
  | "duplicate"
  /** Values that must increase from one to the next and do not. */
  | "not-rising"
  /** A path of a missing token. */
  | "unknown-token"
  /** A value of another kind than the token's. */
  | "wrong-token-type"
  /** An alias in a cycle, in `values.modes` or in all. */
  | "cycle"
  /** A name that `values.owner` has, or that a token would then share with it. */
  | "name-taken"
  /** A name, or the end of one, that is reserved for Tessera and its formats. */
  | "name-reserved";

/** The possible owners of a name. */
export type NameOwner = "token" | "role" | "palette" | "step";

/** The part of a value that is wrong: a point of a curve, or a length of a shadow. */
export type ValuePart = "x1" | "y1" | "x2" | "y2" | "offsetX" | "offsetY" | "blur" | "spread";

/** The expected or given form of an input: a name that each interface translates. */
export type ExpectedWord =
  | ValueKind
  | "object"
  | "string"
  | "list"
  | "keyword"
  | "fixedLength"
  | "fluidLength"
  | "wholeNumber"
  | "layer"
  | "plainNumber"
  | "lengthText"
  | "colorText"
  | "familyList"
  | "shadowText"
  | "durationText"
  | "easingText"
  | "easingPoints"
  | "outerShadow"
  | "shadowInPx"
  | "familyName"
  | "namePrefix"
  | "tokenPath"
  | "aliasTarget"
  | "reference"
  | "stepKey"
  | "colorStepName"
  | "paletteName";

/** The values in the message of a problem. */
export type ProblemValues = {
  readonly min?: number;
  readonly max?: number;
  /** The unit of `min` and `max`. */
  readonly unit?: "px" | "ms";
  /** The value out of the range, as it is written. */
  readonly given?: string;
  readonly part?: ValuePart;
  /** The possible choices, separated by commas. */
  readonly allowed?: string;
  readonly expected?: ExpectedWord;
  readonly found?: ExpectedWord;
  /** The token that is named, or that an alias refers to. */
  readonly token?: string;
  readonly name?: string;
  /** The path of the name's owner, and its kind. */
  readonly owner?: string;
  readonly ownerKind?: NameOwner;
  /** The modes of the problem; absent if it is in every mode. */
  readonly modes?: Partial<Modes>;
};

/**
 * One problem of an input: its place (`variables.2.value`), its reason, and the values for its
 * message.
 */
export type Problem = {
  readonly path: string;
  readonly code: ProblemCode;
  readonly values?: ProblemValues;
};

/** The result of a parser: the value, or every problem of the input. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
