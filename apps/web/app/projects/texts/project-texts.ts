import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

/** The texts of what can be done with a project, which load with its first dialog. */
const projectTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of the dialogs in the language of an address. */
export function loadProjectTexts(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), projectTexts);
}
