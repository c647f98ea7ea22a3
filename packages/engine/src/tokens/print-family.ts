/** The font families that are CSS keywords; every other name is quoted. */
export const genericFamilies: ReadonlySet<string> = new Set([
  "serif",
  "sans-serif",
  "monospace",
  "cursive",
  "fantasy",
  "system-ui",
  "ui-serif",
  "ui-sans-serif",
  "ui-monospace",
  "ui-rounded",
  "math",
  "emoji",
]);

/**
 * Characters that need no escapes in the strings of CSS and of Sass; all others are escaped by
 * their codes.
 */
const plain = /[^\p{L}\p{M}\p{N} _.,()&+*!?|~^$%=:@-]/gu;

/** The characters of most names: this test takes a fraction of the time of a Unicode pattern. */
const simple = /^[a-zA-Z0-9 -]*$/;

/** Prints a font family for CSS and Sass: a keyword unchanged, a name quoted and escaped. */
export function printFamily(name: string): string {
  if (genericFamilies.has(name)) return name;
  return `"${simple.test(name) ? name : name.replaceAll(plain, escapeCharacter)}"`;
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const isText = code !== 0 && (code < 0xd800 || code > 0xdfff);
  return `\\${(isText ? code : 0xfffd).toString(16)} `;
}
