import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

const sharedTexts: AreaTexts = {
  en: () => import("./en.po"),
  tr: () => import("./tr.po"),
};

/** Loads the texts of shared design systems in the language of an address. */
export function prepare(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), sharedTexts);
}
