import type { Modes } from "./mode.ts";
import type { ValueKind } from "./value-kind.ts";

/** Why an input was refused: a stable word that each interface translates. */
export type ProblemCode =
  /** A required key is absent. */
  | "missing"
  /** A key that has no meaning here. */
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
  /** A text that is not written as `values.expected` says. */
  | "malformed"
  /** A text with characters that would break out of a file it is printed into. */
  | "unsafe-text"
  /** The same key, name or layer twice. */
  | "duplicate"
  /** Values that must grow from one to the next and do not. */
  | "not-rising"
  /** A path that names no token. */
  | "unknown-token"
  /** A value of another kind than the token's. */
  | "wrong-token-type"
  /** An alias that leads back to itself, in `values.modes` or in all. */
  | "cycle"
  /** A name that `values.owner` has, or that a token would then share with it. */
  | "name-taken"
  /** A name, or an end of one, that only Tessera and its formats give. */
  | "name-reserved";

/** What a name can belong to. */
export type NameOwner = "token" | "role" | "palette" | "step";

/** The part of a value that is wrong: a point of a curve, or a length of a shadow. */
export type ValuePart = "x1" | "y1" | "x2" | "y2" | "offsetX" | "offsetY" | "blur" | "spread";

/** What an input should have been, or was: a name of it that each interface says in its own words. */
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

/** What a message of a problem may need to know. */
export type ProblemValues = {
  readonly min?: number;
  readonly max?: number;
  /** What `min` and `max` are counted in. */
  readonly unit?: "px" | "ms";
  /** The value that is not within them, as it is written. */
  readonly given?: string;
  readonly part?: ValuePart;
  /** The choices that there are, joined by commas. */
  readonly allowed?: string;
  readonly expected?: ExpectedWord;
  readonly found?: ExpectedWord;
  /** The token that is named, or that an alias leads to. */
  readonly token?: string;
  readonly name?: string;
  /** Whose name it is already, by its path, and what that is. */
  readonly owner?: string;
  readonly ownerKind?: NameOwner;
  /** Where it is wrong; absent where it is wrong in every mode. */
  readonly modes?: Partial<Modes>;
};

/** One thing that is wrong with an input: where (`variables.2.value`), why, and the figures a message needs. */
export type Problem = {
  readonly path: string;
  readonly code: ProblemCode;
  readonly values?: ProblemValues;
};

/** What a parser answers: the value, or everything that is wrong with the input. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
