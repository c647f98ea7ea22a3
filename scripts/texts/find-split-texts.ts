/** A text, with its context, that catalogs translate differently. */
export type SplitText = { readonly text: string; readonly translations: readonly string[] };

/**
 * Finds the texts with more than one translation in catalogs (PO sources); untranslated texts are
 * skipped.
 */
export function findSplitTexts(catalogs: readonly string[]): readonly SplitText[] {
  const found = new Map<string, Set<string>>();
  for (const entry of catalogs.flatMap((catalog) => catalog.split(/\n{2,}/))) {
    const context = readField(entry, "msgctxt");
    const text = [readField(entry, "msgid"), context && `(${context})`].filter(Boolean).join(" ");
    const translation = readField(entry, "msgstr");
    if (!text || !translation) continue;
    found.set(text, (found.get(text) ?? new Set()).add(translation));
  }
  return [...found]
    .filter(([, translations]) => translations.size > 1)
    .map(([text, translations]) => ({ text, translations: [...translations] }));
}

function readField(entry: string, name: "msgctxt" | "msgid" | "msgstr"): string {
  const lines = new RegExp(`^${name} (".*"(?:\\n".*")*)`, "m").exec(entry)?.[1] ?? '""';
  return lines
    .split("\n")
    .map((line) => String(JSON.parse(line)))
    .join("");
}
