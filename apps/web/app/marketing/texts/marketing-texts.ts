import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

/** The texts of the public pages, which load with them. */
export const marketingTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of a public page. */
export function prepare(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), marketingTexts);
}
