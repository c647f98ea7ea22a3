import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatOption, TitlePlace } from "@tessera/engine";

/** The name of each option. */
export const optionNames: Readonly<Record<FormatOption["id"], MessageDescriptor>> = {
  title: msg`Title`,
  schemes: msg`Modes`,
  schemeSelector: msg`Mode selector`,
  prefix: msg`Name prefix`,
  nameCase: msg`Name style`,
  lengthUnit: msg`Length unit`,
  colorNotation: msg`Colors`,
  scope: msg`Variables`,
  colors: msg`Tailwind colors`,
  breakpoints: msg`Tailwind breakpoints`,
  wideColors: msg`Wide-gamut colors in OKLCH`,
  registersProperties: msg`Declare types with @property`,
  comments: msg`Comments`,
};

/** Returns the hint of a format's option, if its name needs one. */
export function findOptionHint(option: FormatOption): MessageDescriptor | undefined {
  return option.id === "title" ? titleHints[option.place] : undefined;
}

const titleHints: Readonly<Record<TitlePlace, MessageDescriptor>> = {
  comment: msg`Comment at the top of the file. Default: design system and revision.`,
  description: msg`Description at the top of the file. Default: design system and revision.`,
  item: msg`Comment at the top of the file, in a registry item its title. Default: design system and revision.`,
  heading: msg`Heading of the README, also at the top of the files. Default: design system and revision.`,
};

/** An option with a list of choices. */
type ChoiceOption = Extract<FormatOption, { kind: "choice" | "choices" }>;

/** A choice of an option; a comma joins choices that apply together. */
type ChoiceOf<Option extends ChoiceOption> = Option extends { readonly kind: "choices" }
  ? Option["choices"][number] | "light,dark"
  : Option["choices"][number];

/** The name of a choice; code that is the same in every language is plain text. */
type ChoiceName = MessageDescriptor | string;

const choiceNames: {
  readonly [Id in ChoiceOption["id"]]: Readonly<
    Record<ChoiceOf<Extract<ChoiceOption, { id: Id }>>, ChoiceName>
  >;
} = {
  schemes: { light: msg`Light`, dark: msg`Dark`, "light,dark": msg`Light and dark` },
  schemeSelector: {
    attribute: msg`data-theme attribute`,
    class: msg`Class .dark`,
    media: msg`Browser preference`,
    "light-dark": "light-dark()",
  },
  nameCase: { kebab: "kebab-case", snake: "snake_case", camel: "camelCase" },
  lengthUnit: { "as-set": msg`As in the design system`, px: "px", rem: "rem", em: "em" },
  scope: {
    all: msg`All tokens`,
    components: msg`Components only`,
    registry: msg`Components, as a registry item`,
  },
  colors: { extend: msg`Keep`, replace: msg`Remove` },
  breakpoints: { extend: msg`Keep`, replace: msg`Remove` },
  colorNotation: { hex: "#rrggbb", rgb: "rgb()", hsl: "hsl()", oklch: "oklch()" },
};
const names: Readonly<Partial<Record<string, Readonly<Partial<Record<string, ChoiceName>>>>>> =
  choiceNames;

/** Returns the name of an option's choice. */
export function nameChoice(id: FormatOption["id"], choice: string): ChoiceName {
  return names[id]?.[choice] ?? choice;
}
