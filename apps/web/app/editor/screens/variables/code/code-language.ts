import type { CodeToken } from "@tessera/ui";

/** What a piece of code is: a kind that has a color of its own, a color itself, or neither. */
export type PieceKind = NonNullable<CodeToken["kind"]> | "color" | "plain";

/** How to tell the pieces of a language apart: the first row that matches at a place wins. */
export type CodeLanguage = readonly (readonly [PieceKind, RegExp])[];

const color = /#[0-9a-fA-F]{3,8}\b|(?:rgba?|hsla?|oklch|oklab|color)\([^()\n]*\)/y;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
/** A string that is a color and nothing else. */
const quotedColor =
  /"(?:#[0-9a-fA-F]{3,8}|(?:rgba?|hsla?|oklch|oklab|color)\([^()"\n]*\))"|'#[0-9a-fA-F]{3,8}'/y;
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|[a-zA-Z]+)?/y;
const atRule = /@[\w-]+/y;
/** Names that hold digits or hyphens, so that their parts are not taken for numbers. */
const word = /[a-zA-Z_][\w-]*/y;
const lineComment = /\/\/[^\n]*/y;
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

/** SCSS and LESS: the same with line comments and variables. */
const scss: CodeLanguage = [["comment", lineComment], ["key", /\$[\w-]+/y], ...css];

/** JSON: what stands before a colon is a key. */
const json: CodeLanguage = [
  ["key", /"(?:[^"\\\n]|\\.)*"(?=\s*:)/y],
  ["color", quotedColor],
  ["string", quoted],
  ["number", number],
];

/** Programs with the comments and strings of C: TypeScript, Swift, Kotlin, Dart. */
const program: CodeLanguage = [
  ["comment", lineComment],
  ["comment", blockComment],
  ["color", quotedColor],
  ["string", quoted],
  ["key", atRule],
  ["plain", word],
  ["number", number],
];

/** XML and HTML. */
const markup: CodeLanguage = [
  ["comment", /<!--[^]*?(?:-->|$)/y],
  ["string", quoted],
  ["color", color],
  ["key", /<\/?[\w:-]+/y],
  ["plain", word],
  ["number", number],
];

const languages: Readonly<Partial<Record<string, CodeLanguage>>> = {
  css,
  scss,
  less: scss,
  json,
  ts: program,
  tsx: program,
  js: program,
  mjs: program,
  swift: program,
  kt: program,
  dart: program,
  xml: markup,
  html: markup,
  vue: markup,
  svelte: markup,
};

/** The language of a file, by the ending of its path; one without any pieces for an ending that is not known. */
export function codeLanguageOf(path: string): CodeLanguage {
  return languages[path.slice(path.lastIndexOf(".") + 1)] ?? [];
}

/** The language of the example of a file: it is a program that takes data into use. */
export function snippetLanguageOf(path: string): CodeLanguage {
  const language = codeLanguageOf(path);
  return language === json ? program : language;
}
