import { modeAxes, type Scheme } from "#tokens/modes/mode.ts";
import type { ExpectedWord } from "#tokens/problem.ts";
import type { LengthUnit } from "#tokens/token.ts";

/** The case of names: it joins their words. */
export type NameCase = "kebab" | "snake" | "camel";
/**
 * The way a page sets the scheme: an attribute, a class, the browser's preference alone, or
 * `color-scheme` by `light-dark()`.
 */
export type SchemeSelector = "attribute" | "class" | "media" | "light-dark";
/** The unit of printed lengths. */
export type LengthUnitChoice = "as-set" | LengthUnit;
/**
 * The variables of a theme for components: all tokens, or only those that components use, also as
 * an item of a registry.
 */
type ThemeScope = "all" | "components" | "registry";
/** What remains of the theme that a file extends. */
type ThemeExtension = "extend" | "replace";
/** The notation of a color. */
export type ColorNotation = "hex" | "rgb" | "hsl" | "oklch";

/** The options of printed files; an absent option has its default. */
export type PrintOptions = {
  /** The text at the top of the files: the project and the revision. */
  readonly title?: string;
  /** The schemes of the files; the set's own stays the default if it is included. */
  readonly schemes?: readonly Scheme[];
  /** True when every group has a comment with its title. */
  readonly comments?: boolean;
  /** The first word of every name; none if it is empty. */
  readonly prefix?: string;
  readonly nameCase?: NameCase;
  readonly schemeSelector?: SchemeSelector;
  readonly lengthUnit?: LengthUnitChoice;
  readonly colorNotation?: ColorNotation;
  /** True when colors are also printed in OKLCH, for wide-gamut screens. */
  readonly wideColors?: boolean;
  readonly scope?: ThemeScope;
  /** Whether the colors of Tailwind itself remain beside those of the set. */
  readonly colors?: ThemeExtension;
  /** Whether the breakpoints of Tailwind itself remain beside those of the set. */
  readonly breakpoints?: ThemeExtension;
  /** True when the types of values are declared, so that a browser can check and animate them. */
  readonly registersProperties?: boolean;
};

type OptionId = keyof PrintOptions;
type ValueOf<Id extends OptionId> = NonNullable<PrintOptions[Id]>;

/**
 * A text; its `pattern` matches all of it, `expected` is the word for it.
 */
type TextOption<Id extends OptionId> = {
  readonly id: Id;
  readonly kind: "text";
  readonly default: string;
  /** Defaults to `mostTextLength`. */
  readonly maxLength?: number;
} & (
  | { readonly pattern: RegExp; readonly expected: ExpectedWord }
  | { readonly pattern?: never; readonly expected?: never }
);

/**
 * The place of a title: in a comment, in a description, in a comment or the title of an item of a
 * registry, or above the text that accompanies the files.
 */
export type TitlePlace = "comment" | "description" | "item" | "heading";

/** The text at the top of the files. */
type TitleOption = TextOption<"title"> & { readonly place: TitlePlace };

/** A choice of one of several words. */
export type ChoiceOption<Id extends OptionId> = {
  readonly id: Id;
  readonly kind: "choice";
  readonly choices: readonly ValueOf<Id>[];
  readonly default: ValueOf<Id>;
};

/** A choice of some of several words, at least one. */
type ChoicesOption = {
  readonly id: "schemes";
  readonly kind: "choices";
  readonly choices: readonly Scheme[];
  readonly default: readonly Scheme[];
};

/** A switch, on or off. */
type SwitchOption<Id extends OptionId> = {
  readonly id: Id;
  readonly kind: "switch";
  readonly default: boolean;
};

/** One option as data: screens display its control, and the API accepts it. */
export type FormatOption = AnyOption & {
  /** The minimum number of schemes at which it changes files; defaults to one. */
  readonly minSchemes?: number;
  /** The scopes in which it changes files; defaults to all. */
  readonly scopes?: readonly ThemeScope[];
};

type AnyOption =
  | TitleOption
  | TextOption<"prefix">
  | ChoicesOption
  | ChoiceOption<"nameCase">
  | ChoiceOption<"schemeSelector">
  | ChoiceOption<"lengthUnit">
  | ChoiceOption<"colorNotation">
  | ChoiceOption<"scope">
  | ChoiceOption<"colors">
  | ChoiceOption<"breakpoints">
  | SwitchOption<"comments">
  | SwitchOption<"wideColors">
  | SwitchOption<"registersProperties">;

/**
 * Returns whether an option can change files with some schemes and a scope: an option that chooses
 * between schemes requires two.
 */
export function hasEffect(
  { minSchemes = 1, scopes }: Pick<FormatOption, "minSchemes" | "scopes">,
  { schemes = modeAxes.scheme, scope = "all" }: Pick<PrintOptions, "schemes" | "scope">,
): boolean {
  return schemes.length >= minSchemes && (!scopes || scopes.includes(scope));
}
