const nonWords = [
  // Hex colors, addresses and email addresses.
  /#[0-9a-f]{3,8}\b/gi,
  /\S+@\S+/g,
  /https?:\/\/\S+/g,
  // CSS functions with their arguments.
  /\b(?:var|rgb|hsl|oklch|oklab|calc|clamp|cubic-bezier)\([^)]*\)/g,
  // Names with dots, dashes, slashes or underscores inside: tokens, files, variables.
  /[\p{L}\d]*(?:[._/]|--|-(?=\d))[\p{L}\d][\p{L}\d._/-]*/gu,
  // Numbers with their units.
  /\d[\d.,]*\s?(?:px|rem|em|ms|s|kB|MB|dpi)\b/g,
];

/** Lists the visible or announced words that are the same in English and in Turkish. */
export function listUntranslated(
  english: readonly string[],
  turkish: readonly string[],
  sameInBoth: readonly string[],
): readonly string[] {
  const known = new Set(english);
  return [...new Set(turkish)]
    .filter((text) => known.has(text) && hasWords(text, sameInBoth))
    .map((text) => `"${text}" is the same in both languages`);
}

function hasWords(text: string, sameInBoth: readonly string[]): boolean {
  const known = sameInBoth.toSorted((a, b) => b.length - a.length);
  const unknown = known.reduce((rest, word) => rest.replaceAll(word, " "), text);
  return /\p{L}{2}/u.test(nonWords.reduce((rest, pattern) => rest.replace(pattern, " "), unknown));
}

/** Reads every visible or announced text; runs inside the page. */
export function readTexts(): string[] {
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
