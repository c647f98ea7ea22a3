import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "@tessera/contract";
import { type LoadedOnce, loadOnce } from "@tessera/ui";

type Catalog = { readonly messages: Messages };

/** The texts of a part of the application, which load with it. */
export type AreaTexts = Readonly<Record<Locale, () => Promise<Catalog>>>;

const catalogs: Readonly<Record<Locale, LoadedOnce<I18n>>> = {
  en: catalogOf("en", () => import("./en.ts")),
  tr: catalogOf("tr", () => import("./tr.ts")),
};

function catalogOf(locale: Locale, importCatalog: () => Promise<Catalog>): LoadedOnce<I18n> {
  return loadOnce(async () => {
    const { messages } = await importCatalog();
    return setupI18n({ locale, messages: { [locale]: messages } });
  });
}

/**
 * Loads the texts of a locale, including those of the interface library; the browser loads only its
 * own locale.
 */
export async function loadTexts(locale: Locale): Promise<void> {
  await catalogs[locale].load();
}

const added = new WeakSet<Messages>();

/**
 * Loads the texts of a part of the application, perhaps before those of the locale, and adds them
 * once: every text on the page is rendered again when texts are added.
 */
export async function loadAreaTexts(locale: Locale, texts: AreaTexts): Promise<void> {
  const [{ messages }, i18n] = await Promise.all([texts[locale](), catalogs[locale].load()]);
  if (added.has(messages)) return;
  added.add(messages);
  i18n.load(locale, messages);
}

/** Returns the texts of a locale that `loadTexts` has loaded. */
export function getI18n(locale: Locale): I18n {
  const i18n = catalogs[locale].read();
  if (!i18n) throw new Error(`The texts of "${locale}" are not loaded. Call loadTexts first.`);
  return i18n;
}
