import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormatFamily, FormatId, ListedFormat } from "@tessera/engine";

/** The name of each format; undefined if it is the same in every language. */
const translated: Readonly<Record<FormatId, MessageDescriptor | undefined>> = {
  css: msg`CSS variables`,
  scss: undefined,
  less: undefined,
  "tailwind-4": undefined,
  shadcn: undefined,
  figma: msg`Figma variables`,
  "tokens-studio": undefined,
  dtcg: undefined,
  "style-dictionary": undefined,
  typescript: undefined,
  zip: msg`Everything (zip)`,
};
const messages: Readonly<Partial<Record<string, MessageDescriptor | undefined>>> = translated;

/** The name of each family of formats. */
export const familyNames: Readonly<Record<FormatFamily, MessageDescriptor>> = {
  "style-sheets": msg`Stylesheets`,
  frameworks: msg`Frameworks`,
  "design-tools": msg`Design tools`,
  code: msg`Code`,
  all: msg`All formats`,
};

/** Returns whether a format exists. */
export function isFormat(id: string): boolean {
  return Object.hasOwn(translated, id);
}

/** Returns the name of a format. */
export function nameFormat({ id, name }: Pick<ListedFormat, "id" | "name">, i18n: I18n): string {
  const message = messages[id];
  return message ? i18n._(message) : name;
}
