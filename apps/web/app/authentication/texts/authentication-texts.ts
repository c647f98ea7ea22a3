import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

/** The texts of the login pages and of the login dialog, which load with them. */
const authenticationTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of a login page, or of the login over another page. */
export function prepare(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), authenticationTexts);
}
