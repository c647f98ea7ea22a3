import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

/** The texts of the notifications, which load with the first list of them. */
const notificationTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of the page of notifications. */
export function prepare(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), notificationTexts);
}
