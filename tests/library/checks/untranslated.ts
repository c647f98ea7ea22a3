import type { Subject } from "../subject.ts";

const notWords = [
  // Hex colors, addresses and mail addresses.
  /#[0-9a-f]{3,8}\b/gi,
  /\S+@\S+/g,
  /https?:\/\/\S+/g,
  // Functions of CSS with what they take.
  /\b(?:var|rgb|hsl|oklch|oklab|calc|clamp|cubic-bezier)\([^)]*\)/g,
  // Names with dots, dashes, slashes or underscores inside: tokens, files, variables.
  /[\p{L}\d]*(?:[._/]|--|-(?=\d))[\p{L}\d][\p{L}\d._/-]*/gu,
  // Numbers with their units.
  /\d[\d.,]*\s?(?:px|rem|em|ms|s|kB|MB|dpi)\b/g,
];

/** Words that a person reads or hears in some state and that are the same in English and in Turkish. */
export async function findUntranslated({ page, facts, show }: Subject): Promise<readonly string[]> {
  const findings = new Set<string>();
  for (const state of facts.states) {
    await show({ state, locale: "en" });
    const english = new Set(await page.evaluate(readTexts));
    await show({ state, locale: "tr" });
    for (const text of await page.evaluate(readTexts)) {
      if (english.has(text) && hasWords(text, facts.sameInBoth ?? [])) {
        findings.add(`"${text}" is the same in both languages in ${state}`);
      }
    }
  }
  return [...findings];
}

function hasWords(text: string, sameInBoth: readonly string[]): boolean {
  const known = sameInBoth.toSorted((a, b) => b.length - a.length);
  const unknown = known.reduce((rest, word) => rest.replaceAll(word, " "), text);
  return /\p{L}{2}/u.test(notWords.reduce((rest, pattern) => rest.replace(pattern, " "), unknown));
}

/** Every text that is seen or read out; runs inside the page. */
function readTexts(): string[] {
  const out =
    "code, pre, kbd, samp, textarea, script, style, [translate=no], [data-notes], [data-live-announcer]";
  const attributes = ["aria-label", "title", "placeholder", "aria-description", "alt"];
  const found: string[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest(out) || !element.checkVisibility({ visibilityProperty: true })) continue;
    for (const attribute of attributes) found.push(element.getAttribute(attribute) ?? "");
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
    }
  }
  return found.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
}
