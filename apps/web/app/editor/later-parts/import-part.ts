import { localeOf } from "#navigation/localized-path.ts";
import { type AreaTexts, loadAreaTexts } from "#texts/catalog.ts";

/** The texts of the parts of the editor that its first screen does not import. */
const laterTexts: AreaTexts = {
  en: () => import("./texts/en.po"),
  tr: () => import("./texts/tr.po"),
};

/** Loads the texts of the parts that load after the first screen, in the language of an address. */
export function loadLaterTexts(path: string): Promise<void> {
  return loadAreaTexts(localeOf(path), laterTexts);
}

/** Waits for a part of the editor that loads after the first screen, and for its texts. */
export async function importPart<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadLaterTexts(location.pathname)]);
  return loaded;
}
