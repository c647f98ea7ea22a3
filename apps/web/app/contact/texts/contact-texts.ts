import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

const contactTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of the contact page. */
export function prepare(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), contactTexts);
}
