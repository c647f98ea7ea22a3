import type { CodeToken } from "@tessera/ui";

/** The kind of a piece of code: a kind with its own color, a color value, or plain text. */
export type PieceKind = NonNullable<CodeToken["kind"]> | "color" | "plain";

/** The rules that split a language into pieces: the first matching row applies. */
export type CodeLanguage = readonly (readonly [PieceKind, RegExp])[];

const color = /#[0-9a-fA-F]{3,8}\b|(?:rgba?|hsla?|oklch|oklab|color)\([^()\n]*\)/y;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
/** A string that contains only a color. */
const quotedColor =
  /"(?:#[0-9a-fA-F]{3,8}|(?:rgba?|hsla?|oklch|oklab|color)\([^()"\n]*\))"|'#[0-9a-fA-F]{3,8}'/y;
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|[a-zA-Z]+)?/y;
/** A rule, a variable of LESS or a decorator, and not the version of a package (`shadcn@latest`). */
const atRule = /(?<!\w)@[\w-]+/y;
/** Names with digits or hyphens, so that their parts are not read as numbers. */
const word = /[a-zA-Z_][\w-]*/y;
const lineComment = /\/\/[^\n]*/y;
const blockComment = /\/\*[^]*?(?:\*\/|$)/y;

/** CSS, as far as a file of custom properties uses it. */
export const css: CodeLanguage = [
  ["comment", blockComment],
  ["string", quoted],
  ["color", color],
  ["key", /--[\w-]+/y],
  ["key", atRule],
  ["plain", word],
  ["number", number],
];

/** SCSS and LESS: CSS with line comments and variables. */
export const scss: CodeLanguage = [["comment", lineComment], ["key", /\$[\w-]+/y], ...css];

/** JSON: a string before a colon is a key. */
export const json: CodeLanguage = [
  ["key", /"(?:[^"\\\n]|\\.)*"(?=\s*:)/y],
  ["color", quotedColor],
  ["string", quoted],
  ["number", number],
];

/** TypeScript and JavaScript. */
export const program: CodeLanguage = [
  ["comment", lineComment],
  ["comment", blockComment],
  ["color", quotedColor],
  ["string", quoted],
  ["key", atRule],
  ["plain", word],
  ["number", number],
];

/** Markdown, as far as release notes use it: headings and code. */
export const markdown: CodeLanguage = [
  ["key", /(?<![^\n])#{1,6} [^\n]*/y],
  ["string", /`[^`\n]+`/y],
];
