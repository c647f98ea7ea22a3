import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Format } from "@tessera/engine";

/** The names that are words; all others are the same in every language. */
const translated: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  css: msg`CSS variables`,
  zip: msg`Everything`,
  figma: msg`Figma variables`,
};

/** What a format is called. */
export function nameFormat({ id, name }: Format, i18n: I18n): string {
  const message = translated[id];
  return message ? i18n._(message) : name;
}
