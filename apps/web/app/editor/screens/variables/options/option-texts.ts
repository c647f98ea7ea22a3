import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatOption, TitlePlace } from "@tessera/engine";

/** The name of each option. */
export const optionNames: Readonly<Record<FormatOption["id"], MessageDescriptor>> = {
  title: msg`First line`,
  schemes: msg`Modes`,
  schemeSelector: msg`Mode selector`,
  prefix: msg`Name prefix`,
  nameCase: msg`Name style`,
  lengthUnit: msg`Length unit`,
  colorNotation: msg`Colors`,
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
  heading: msg`Heading of the README, also at the top of the files. Default: design system and revision.`,
};

const choiceNames: Readonly<Partial<Record<string, MessageDescriptor | string>>> = {
  "schemes light": msg`Light`,
  "schemes dark": msg`Dark`,
  "schemes light,dark": msg`Light and dark`,
  "schemeSelector attribute": msg`data-theme attribute`,
  "schemeSelector class": msg`Class .dark`,
  "schemeSelector media": msg`Browser preference`,
  "schemeSelector light-dark": "light-dark()",
  "nameCase kebab": "kebab-case",
  "nameCase snake": "snake_case",
  "nameCase camel": "camelCase",
  "lengthUnit as-set": msg`As in the design system`,
  "colorNotation hex": "#rrggbb",
  "colorNotation rgb": "rgb()",
  "colorNotation hsl": "hsl()",
  "colorNotation oklch": "oklch()",
};

/**
 * Returns the name of an option's choice; code that is the same in every language is plain text.
 */
export function nameChoice(id: FormatOption["id"], choice: string): MessageDescriptor | string {
  return choiceNames[`${id} ${choice}`] ?? choice;
}
