import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatOption } from "@tessera/engine";

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

/** What an option of a format is for, where its name does not say it; JSON has no comments. */
export function findOptionHint(
  formatId: string,
  id: FormatOption["id"],
): MessageDescriptor | undefined {
  if (id !== "title") return undefined;
  return jsonFormats.has(formatId)
    ? msg`The description at the top of the file. Left empty, it names the project and the revision.`
    : msg`A comment at the top of the file. Left empty, it names the project and the revision.`;
}

const jsonFormats: ReadonlySet<string> = new Set(["dtcg", "figma", "style-dictionary"]);

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
