import { accountTexts } from "#account/texts/account-texts.ts";
import { editorTexts } from "#editor/texts/editor-texts.ts";
import { marketingTexts } from "#marketing/texts/marketing-texts.ts";
import { loadAreaTexts } from "#texts/catalog.ts";

/** Loads all texts in both languages, because pages and frames are built in both. */
export async function loadAllTexts(): Promise<void> {
  for (const locale of ["en", "tr"] as const) {
    for (const texts of [accountTexts, editorTexts, marketingTexts])
      await loadAreaTexts(locale, texts);
  }
}
