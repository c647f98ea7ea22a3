/** The families that CSS knows by keyword; every other name is quoted. */
const genericFamilies: ReadonlySet<string> = new Set([
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

/** Characters that stand for themselves in the strings of CSS and of Sass; all others are escaped by their code. */
const plain = /[^\p{L}\p{M}\p{N} _.,()&+*!?|~^$%=:@-]/gu;

/** What most names are spelled with: to find that out takes a fraction of the time that asking Unicode takes. */
const simple = /^[a-zA-Z0-9 -]*$/;

/** A font family as CSS and Sass write it: a keyword as it is, a name quoted and escaped. */
export function printFamily(name: string): string {
  if (genericFamilies.has(name)) return name;
  return `"${simple.test(name) ? name : name.replaceAll(plain, escapeCharacter)}"`;
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const isText = code !== 0 && (code < 0xd800 || code > 0xdfff);
  return `\\${(isText ? code : 0xfffd).toString(16)} `;
}
