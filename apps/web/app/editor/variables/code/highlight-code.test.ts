import { createRecipe, formats, generate } from "@tessera/engine";
import { expect, test } from "vitest";
import { codeLanguages } from "./code-language.ts";
import { highlightCode } from "./highlight-code.ts";

const sheet = `/* Tessera
   two lines */
:root {
  --color-primary-500: #2f8f6b;
  --font-family-body: "Archivo Variable", system-ui;
  --font-size-base: 1.125rem;
  --z-index-hide: -1;
}`;

function piecesOf(text: string, format: "css" | "scss" = "css") {
  return highlightCode(text, codeLanguages[format]).flat();
}

function joined(text: string, format: "css" | "scss") {
  return highlightCode(text, codeLanguages[format])
    .map((line) => line.map((piece) => piece.text).join(""))
    .join("\n");
}

test.each(formats)("gives back every byte of a real file in $name", ({ id, print }) => {
  const file = print(generate(createRecipe()));
  expect(joined(file, id)).toBe(file);
});

test("tells names, colors, strings, numbers and comments apart", () => {
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

test("does not read a number out of a name", () => {
  expect(piecesOf(".tile-500 { }").some(({ kind }) => kind === "number")).toBe(false);
});

test("reads SCSS variables and line comments", () => {
  expect(piecesOf("$radius-m: 4px; // corner", "scss")).toEqual([
    { kind: "key", text: "$radius-m" },
    { text: ": " },
    { kind: "number", text: "4px" },
    { text: "; " },
    { kind: "comment", text: "// corner" },
  ]);
});

test("an unfinished comment or string ends with the text", () => {
  expect(piecesOf("/* open\nstill open")).toEqual([
    { kind: "comment", text: "/* open" },
    { kind: "comment", text: "still open" },
  ]);
  expect(joined('"open', "css")).toBe('"open');
});
