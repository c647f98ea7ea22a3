import type { Scheme } from "#tokens/mode.ts";
import type { ExpectedWord } from "#tokens/problem.ts";
import type { LengthUnit } from "#tokens/token.ts";

/** How the words of a name are joined. */
export type NameCase = "kebab" | "snake" | "camel";
/** What chooses the scheme: an attribute, a class, the browser's preference alone, or `color-scheme` by `light-dark()`. */
export type SchemeSelector = "attribute" | "class" | "media" | "light-dark";
/** The unit that lengths are printed in. */
export type LengthUnitChoice = "as-set" | LengthUnit;
/** How a color is spelled. */
export type ColorNotation = "hex" | "rgb" | "hsl" | "oklch";

/** What a person may ask of printed files; absent, each option's default holds. */
export type PrintOptions = {
  /** What stands at the top of the files: which project and revision they were made from. */
  readonly title?: string;
  /** The schemes that the files hold; the set's own stays the default one where it is among them. */
  readonly schemes?: readonly Scheme[];
  /** Whether every group has a comment that names it. */
  readonly comments?: boolean;
  /** The word that every name begins with; none where it is empty. */
  readonly prefix?: string;
  readonly nameCase?: NameCase;
  readonly schemeSelector?: SchemeSelector;
  readonly lengthUnit?: LengthUnitChoice;
  readonly colorNotation?: ColorNotation;
  /** Whether colors stand once more in OKLCH, for screens that show more than sRGB. */
  readonly wideColors?: boolean;
  /** Whether the types of values are declared, so that a browser can check and animate them. */
  readonly registersProperties?: boolean;
};

type OptionId = keyof PrintOptions;
type ValueOf<Id extends OptionId> = NonNullable<PrintOptions[Id]>;

/** A text; its `pattern` is the source of a regular expression for all of it, `expected` is the word for it. */
type TextOption<Id extends OptionId> = {
  readonly id: Id;
  readonly kind: "text";
  readonly default: string;
  /** `mostTextLength` where it is absent. */
  readonly maxLength?: number;
} & (
  | { readonly pattern: string; readonly expected: ExpectedWord }
  | { readonly pattern?: never; readonly expected?: never }
);

/** Where a title stands: in a comment, in a description, or over the text that comes with the files. */
export type TitlePlace = "comment" | "description" | "heading";

/** The text at the top of the files. */
type TitleOption = TextOption<"title"> & { readonly place: TitlePlace };

/** One of several words. */
type ChoiceOption<Id extends OptionId> = {
  readonly id: Id;
  readonly kind: "choice";
  readonly choices: readonly ValueOf<Id>[];
  readonly default: ValueOf<Id>;
};

/** Some of several words, at least one. */
type ChoicesOption = {
  readonly id: "schemes";
  readonly kind: "choices";
  readonly choices: readonly Scheme[];
  readonly default: readonly Scheme[];
};

/** On or off. */
type SwitchOption<Id extends OptionId> = {
  readonly id: Id;
  readonly kind: "switch";
  readonly default: boolean;
};

/** One option as data: what screens draw their controls from, and what the API takes. */
export type FormatOption = AnyOption & {
  /** How many schemes files must hold for it to change anything in them; one where it is absent. */
  readonly minSchemes?: number;
};

type AnyOption =
  | TitleOption
  | TextOption<"prefix">
  | ChoicesOption
  | ChoiceOption<"nameCase">
  | ChoiceOption<"schemeSelector">
  | ChoiceOption<"lengthUnit">
  | ChoiceOption<"colorNotation">
  | SwitchOption<"comments">
  | SwitchOption<"wideColors">
  | SwitchOption<"registersProperties">;
