import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

/** The texts of the recent versions and the invitations, which load with them. */
const activityTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts in the language of an address. */
export function loadActivityTexts(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), activityTexts);
}
