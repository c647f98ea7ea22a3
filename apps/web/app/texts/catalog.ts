import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "@tessera/contract";
import { loadUiTexts } from "@tessera/ui";

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

const loaded = new Map<Locale, I18n>();

/**
 * Loads the texts of a locale, including those of the interface library; the browser loads only its
 * own locale.
 */
export async function loadTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const [{ messages }, uiMessages] = await Promise.all([catalogs[locale](), loadUiTexts(locale)]);
  loaded.set(locale, setupI18n({ locale, messages: { [locale]: { ...uiMessages, ...messages } } }));
}

/** Adds the texts of a part of the application that loads later. */
export function addTexts(locale: Locale, messages: Messages): void {
  getI18n(locale).load(locale, messages);
}

/** Returns the texts of a locale that `loadTexts` has loaded. */
export function getI18n(locale: Locale): I18n {
  const i18n = loaded.get(locale);
  if (!i18n) throw new Error(`The texts of "${locale}" are not loaded. Call loadTexts first.`);
  return i18n;
}
