import type { CodeToken } from "@tessera/ui";

/** What a piece of code is: a kind that has a color of its own, a color itself, or neither. */
export type PieceKind = NonNullable<CodeToken["kind"]> | "color" | "plain";

/** How to tell the pieces of a language apart: the first row that matches at a place wins. */
export type CodeLanguage = readonly (readonly [PieceKind, RegExp])[];

const color = /#[0-9a-fA-F]{3,8}\b|(?:rgba?|hsla?|oklch|oklab|color)\([^()\n]*\)/y;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|[a-zA-Z]+)?/y;
const atRule = /@[\w-]+/y;
/** Names that hold digits or hyphens, so that their parts are not taken for numbers. */
const word = /[a-zA-Z_][\w-]*/y;
const blockComment = /\/\*[^]*?(?:\*\/|$)/y;

/** CSS, as far as a file of custom properties needs it. */
const css: CodeLanguage = [
  ["comment", blockComment],
  ["string", quoted],
  ["color", color],
  ["key", /--[\w-]+/y],
  ["key", atRule],
  ["plain", word],
  ["number", number],
];

/** SCSS: the same with line comments and variables. */
const scss: CodeLanguage = [["comment", /\/\/[^\n]*/y], ["key", /\$[\w-]+/y], ...css];

/** The language of each format's files. */
export const codeLanguages = { css, scss } as const;
