import { modeAxes } from "#tokens/modes/mode.ts";
import type { ChoiceOption, FormatOption, SchemeSelector } from "./print-options.ts";

/** The options of most formats; a format that offers less of an option declares its own row. */
export const sharedOptions = {
  title: { id: "title", kind: "text", place: "comment", default: "", maxLength: 200 },
  schemes: {
    id: "schemes",
    kind: "choices",
    choices: modeAxes.scheme,
    default: modeAxes.scheme,
  },
  comments: { id: "comments", kind: "switch", default: true },
  prefix: {
    id: "prefix",
    kind: "text",
    default: "",
    maxLength: 24,
    pattern: /^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*)?$/,
    expected: "namePrefix",
  },
  nameCase: choiceOf("nameCase", ["kebab", "snake", "camel"]),
  lengthUnit: choiceOf("lengthUnit", ["as-set", "px", "rem", "em"]),
  colorNotation: choiceOf("colorNotation", ["hex", "rgb", "hsl", "oklch"]),
  wideColors: { id: "wideColors", kind: "switch", default: false },
} as const satisfies Record<string, FormatOption>;

/** Creates the option of a theme's scheme selector; the first one is the default. */
export function schemeSelectorOf(
  choices: readonly [SchemeSelector, ...SchemeSelector[]],
): FormatOption {
  return { ...choiceOf("schemeSelector", choices), minSchemes: 2 };
}

/** The options of formats that print every token as a variable of a language. */
export const languageOptions: readonly FormatOption[] = [
  sharedOptions.title,
  sharedOptions.schemes,
  sharedOptions.prefix,
  sharedOptions.nameCase,
  sharedOptions.lengthUnit,
  sharedOptions.colorNotation,
  sharedOptions.comments,
];

/** The options of an option with one choice. */
type ChoiceId = Extract<FormatOption, { kind: "choice" }>["id"];

/** Creates an option with one choice; the first one is the default. */
export function choiceOf<Id extends ChoiceId>(
  id: Id,
  choices: ChoiceOption<Id>["choices"] & { readonly 0: ChoiceOption<Id>["default"] },
): ChoiceOption<Id> {
  return { id, kind: "choice", choices, default: choices[0] };
}
