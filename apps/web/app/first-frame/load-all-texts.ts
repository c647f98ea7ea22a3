import { editorTexts } from "#editor/texts/editor-texts.ts";
import { addTexts, loadTexts } from "#texts/catalog.ts";

/** Loads all texts in both languages, because pages and frames are built in both. */
export async function loadAllTexts(): Promise<void> {
  for (const locale of ["en", "tr"] as const) {
    await loadTexts(locale);
    addTexts(locale, (await editorTexts[locale]()).messages);
  }
}
