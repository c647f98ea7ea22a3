import { createDesign, formats } from "@tessera/engine";
import { expect, test } from "vitest";
import { codeLanguageOf } from "./code-language.ts";
import { highlightCode } from "./highlight-code.ts";

const sheet = `/* Tessera
   two lines */
:root {
  --color-primary-500: #2f8f6b;
  --font-family-body: "Archivo Variable", system-ui;
  --font-size-base: 1.125rem;
  --z-index-hide: -1;
}`;

function piecesOf(text: string, path = "tokens.css") {
  return highlightCode(text, codeLanguageOf(path)).flat();
}

function joined(text: string, path: string) {
  return highlightCode(text, codeLanguageOf(path))
    .map((line) => line.map((piece) => piece.text).join(""))
    .join("\n");
}

test.each(formats)("preserves every byte of real files in $name", ({ print }) => {
  for (const { path, text } of print(createDesign())) expect(joined(text, path)).toBe(text);
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
  expect(piecesOf("$radius-m: 4px; // corner", "a/tokens.scss")).toEqual([
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
  expect(joined('"open', "tokens.css")).toBe('"open');
});

test.each([
  ["tokens.json", '{ "a": "#fff" }', { kind: "key", text: '"a"' }],
  ["theme/tokens.ts", "const a1 = 12; // b", { kind: "comment", text: "// b" }],
  ["theme.json", '{ "hex": "#2447b8" }', { kind: "string", color: "#2447b8", text: '"#2447b8"' }],
  ["tokens.ts", '"link": "#2447b8",', { kind: "string", color: "#2447b8", text: '"#2447b8"' }],
  ["colors.xml", "<!-- a --><color>#ff0000</color>", { kind: "key", text: "<color" }],
  ["LICENSE", "plain 1", { text: "plain 1" }],
])("detects the language of %s by its extension", (path, text, piece) => {
  expect(piecesOf(text, path)).toContainEqual(piece);
});
