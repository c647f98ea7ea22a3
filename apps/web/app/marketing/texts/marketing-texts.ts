import type { Messages } from "@lingui/core";
import type { Locale } from "@tessera/contract";
import { localeOf } from "#navigation/localized-path.ts";
import { addTexts } from "#texts/catalog.ts";

/** The texts of the public pages, which load with them. */
export const marketingTexts: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of a public page. */
export async function prepare(path: string): Promise<void> {
  const locale = localeOf(path);
  await addTexts(locale, (await marketingTexts[locale]()).messages);
}
