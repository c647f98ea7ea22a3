import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatOption, TitlePlace } from "@tessera/engine";

/** What each option is called. */
export const optionNames: Readonly<Record<FormatOption["id"], MessageDescriptor>> = {
  title: msg`First line`,
  schemes: msg`Schemes`,
  schemeSelector: msg`Scheme is chosen by`,
  prefix: msg`Prefix of names`,
  nameCase: msg`Names`,
  lengthUnit: msg`Unit of lengths`,
  colorNotation: msg`Colors`,
  wideColors: msg`Wide colors in OKLCH`,
  registersProperties: msg`Declare types with @property`,
  comments: msg`Comments`,
};

/** What an option of a format is for, where its name does not say it. */
export function findOptionHint(option: FormatOption): MessageDescriptor | undefined {
  return option.id === "title" ? titleHints[option.place] : undefined;
}

const titleHints: Readonly<Record<TitlePlace, MessageDescriptor>> = {
  comment: msg`A comment at the top of the file. Left empty, it names the project and the revision.`,
  description: msg`The description at the top of the file. Left empty, it names the project and the revision.`,
  heading: msg`The heading of the README; it stands at the top of the files too. Left empty, it names the project and the revision.`,
};

const choiceNames: Readonly<Partial<Record<string, MessageDescriptor | string>>> = {
  "schemes light": msg`Light`,
  "schemes dark": msg`Dark`,
  "schemes light,dark": msg`Light and dark`,
  "schemeSelector attribute": msg`Attribute data-theme`,
  "schemeSelector class": msg`Class .dark`,
  "schemeSelector media": msg`The browser's preference`,
  "schemeSelector light-dark": "light-dark()",
  "nameCase kebab": "kebab-case",
  "nameCase snake": "snake_case",
  "nameCase camel": "camelCase",
  "lengthUnit as-set": msg`As set in the project`,
  "colorNotation hex": "#rrggbb",
  "colorNotation rgb": "rgb()",
  "colorNotation hsl": "hsl()",
  "colorNotation oklch": "oklch()",
};

/** What a choice of an option is called; code that is the same in every language is a plain text. */
export function nameChoice(id: FormatOption["id"], choice: string): MessageDescriptor | string {
  return choiceNames[`${id} ${choice}`] ?? choice;
}
