import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatFamily, ListedFormat } from "@tessera/engine";

/** The names that are translated; all others are the same in every language. */
const translated: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  css: msg`CSS variables`,
  zip: msg`Everything (zip)`,
  figma: msg`Figma variables`,
};

/** The name of each family of formats. */
export const familyNames: Readonly<Record<FormatFamily, MessageDescriptor>> = {
  "style-sheets": msg`Stylesheets`,
  frameworks: msg`Frameworks`,
  "design-tools": msg`Design tools`,
  code: msg`Code`,
  all: msg`All formats`,
};

/** Returns the name of a format. */
export function nameFormat({ id, name }: Pick<ListedFormat, "id" | "name">, i18n: I18n): string {
  const message = translated[id];
  return message ? i18n._(message) : name;
}
