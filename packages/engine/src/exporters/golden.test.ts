import { expect, it } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import { generate } from "../generate.ts";
import { formats } from "./registry.ts";

const set = generate(createRecipe());
const title = "Tessera · Elif / Portfolio · revision 4";

it.each(formats)("prints the default recipe as $id, byte for byte", async ({ id, print }) => {
  await expect(print(set, { title })).toMatchFileSnapshot(`${id}/tokens.golden.${id}`);
});

it.each(formats)("prints $id the same way twice", ({ print }) => {
  expect(print(generate(createRecipe()), { title })).toBe(print(set, { title }));
});

it.each(formats)("keeps a hostile title inside of its comment in $id", ({ print, read }) => {
  const hostile = "*/ :root{--x:1} /* \n$evil: 1; \u2028 </style><!-- \ud800 #{1+1}";
  const text = print(set, { title: hostile });
  expect(read(text)).toEqual(read(print(set)));
  expect(text).not.toContain("</style");
  expect(text).not.toMatch(/\p{Cs}/u);
});

it.each(formats)("leaves comments out of $id when asked", ({ print }) => {
  expect(print(set, { comments: false })).not.toMatch(/\/[/*]/);
});

it.each(formats)("refuses to print no scheme at all as $id", ({ print }) => {
  expect(() => print(set, { schemes: [] })).toThrow(RangeError);
});

it.each(formats)("refuses to read what is no $id", ({ read }) => {
  for (const text of ["{", "}", "/* no end", '"', "a { b: c }", "@import 'x';", "$modes: 1;", "x"])
    expect(() => read(text)).toThrow(SyntaxError);
});

it.each(formats)(
  "is quick to read or refuse a long text that is almost $id",
  { timeout: 20_000 },
  ({ read }) => {
    const parts = ["\\a", "\\abcdef", "\\abc ", '"', "(", "a,", "0 ", "$a: (", "a {", "/*"];
    const frames = [":root { --# }", ":root { --x: var(--#! ) }", "$#", "$x: #", "#"];
    for (const text of parts.flatMap((part) => frames.map((frame) => fill(frame, part))))
      expect(errorOf(() => read(text))).toSatisfy(
        (error) => error === undefined || error instanceof SyntaxError,
      );
  },
);

function fill(frame: string, part: string): string {
  return frame.replace("#", () => part.repeat(20_000));
}

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
