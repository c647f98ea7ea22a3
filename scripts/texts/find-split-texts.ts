import { readCatalog } from "./read-catalog.ts";

/** A text, with its context, that catalogs translate differently. */
export type SplitText = { readonly text: string; readonly translations: readonly string[] };

/**
 * Finds the texts with more than one translation in catalogs (PO sources); untranslated texts are
 * skipped.
 */
export function findSplitTexts(catalogs: readonly string[]): readonly SplitText[] {
  const found = new Map<string, Set<string>>();
  for (const { context, text, translation } of catalogs.flatMap(readCatalog)) {
    if (!translation) continue;
    const key = context ? `${text} (${context})` : text;
    found.set(key, (found.get(key) ?? new Set()).add(translation));
  }
  return [...found]
    .filter(([, translations]) => translations.size > 1)
    .map(([text, translations]) => ({ text, translations: [...translations] }));
}
