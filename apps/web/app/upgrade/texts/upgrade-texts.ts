import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

/** The texts of the upgrade, which load with its first use. */
export const upgradeTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of the page that follows a checkout. */
export function prepare(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), upgradeTexts);
}
