import { createDesign, formats } from "@tessera/engine";
import { expect, test, vi } from "vitest";
import { codeLanguageOf } from "#editor/screens/variables/format-files.ts";
import { css, type CodeLanguage, json, markdown, program, scss } from "./code-language.ts";
import { highlightCode } from "./highlight-code.ts";

/** Outside of a build no macro turns the texts into messages. */
vi.mock("@lingui/core/macro", () => ({
  msg: ([message]: TemplateStringsArray) => ({ id: message, message }),
}));

const sheet = `/* Tessera
   two lines */
:root {
  --color-primary-500: #2f8f6b;
  --font-family-body: "Archivo Variable", system-ui;
  --font-size-base: 1.125rem;
  --z-index-hide: -1;
}`;

function piecesOf(text: string, language: CodeLanguage = css) {
  return highlightCode(text, language).flat();
}

function joined(text: string, language: CodeLanguage) {
  return highlightCode(text, language)
    .map((line) => line.map((piece) => piece.text).join(""))
    .join("\n");
}

test.each(formats)("preserves every byte of real files in $name", ({ id, print }) => {
  for (const { path, text } of print(createDesign()))
    expect(joined(text, codeLanguageOf(id, path))).toBe(text);
});

test("distinguishes names, colors, strings, numbers and comments", () => {
  expect(piecesOf(sheet)).toEqual(
    expect.arrayContaining([
      { kind: "comment", text: "   two lines */" },
      { kind: "key", text: "--color-primary-500" },
      { kind: "string", color: "#2f8f6b", text: "#2f8f6b" },
      { kind: "string", text: '"Archivo Variable"' },
      { kind: "number", text: "1.125rem" },
      { kind: "number", text: "-1" },
    ]),
  );
});

test("reads no number inside a name", () => {
  expect(piecesOf(".tile-500 { }").some(({ kind }) => kind === "number")).toBe(false);
});

test("reads SCSS variables and line comments", () => {
  expect(piecesOf("$radius-m: 4px; // corner", scss)).toEqual([
    { kind: "key", text: "$radius-m" },
    { text: ": " },
    { kind: "number", text: "4px" },
    { text: "; " },
    { kind: "comment", text: "// corner" },
  ]);
});

test("ends an unfinished comment or string with the text", () => {
  expect(piecesOf("/* open\nstill open")).toEqual([
    { kind: "comment", text: "/* open" },
    { kind: "comment", text: "still open" },
  ]);
  expect(joined('"open', css)).toBe('"open');
});

test.each<[CodeLanguage, string, ReturnType<typeof piecesOf>[number]]>([
  [json, '{ "a": "#fff" }', { kind: "key", text: '"a"' }],
  [json, '{ "hex": "#2447b8" }', { kind: "string", color: "#2447b8", text: '"#2447b8"' }],
  [program, "const a1 = 12; // b", { kind: "comment", text: "// b" }],
  [program, '"link": "#2447b8",', { kind: "string", color: "#2447b8", text: '"#2447b8"' }],
  [markdown, "# 1\n- `radius.m`: #2", { kind: "key", text: "# 1" }],
  [markdown, "# 1\n- `radius.m`: #2", { kind: "string", text: "`radius.m`" }],
  [markdown, "a # b", { text: "a # b" }],
  [[], "plain 1", { text: "plain 1" }],
])("reads a language by its rules: %#", (language, text, piece) => {
  expect(piecesOf(text, language)).toContainEqual(piece);
});
