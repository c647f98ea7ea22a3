import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { arbitraryTokenSet } from "#tokens/arbitrary-token-set.ts";
import { listModes } from "#tokens/modes/mode.ts";
import { chooseDefinition } from "#tokens/definition-branches.ts";
import { tokenName, tokenPath } from "#tokens/token-path.ts";
import { createDesign } from "#design/parse-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import type { ReadableFile } from "#readers/modes/read-mode.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import { formats } from "./registry.ts";
import { readWhole } from "./testing/format-guarantees.ts";

const ids: readonly string[] = ["dtcg", "style-dictionary", "tokens-studio", "figma"];
const runs = { seed: 20_261_121, numRuns: inject("form") === "long" ? 2000 : 100 };
const set = createDesign();

describe.each(formats.filter(({ id }) => ids.includes(id)))("$name", (format) => {
  const { print, read } = format;

  it("keeps every alias an alias, whatever the default modes are", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), fc.constantFrom(...listModes()), (any, defaultModes) => {
        for (const { modes, values } of readWhole(format, print({ ...any, defaultModes })))
          for (const [path, { definition }] of any.tokens) {
            const chosen = chooseDefinition(definition, { ...defaultModes, ...modes });
            if (chosen.type === "alias")
              expect(values.get(tokenName(path))).toEqual({ ...chosen, to: tokenName(chosen.to) });
          }
      }),
      runs,
    );
  });

  it("has only the dark scheme if the options require it", () => {
    const found = readWhole(format, print(set, { schemes: ["dark"] }));
    const { values } =
      readWhole(format, print(set)).find(({ modes }) => modes.scheme === "dark") ?? {};
    expect(found.some(({ modes }) => modes.scheme === "light")).toBe(false);
    expect(found[0]?.values).toEqual(values);
  });

  it("refuses other JSON, and JSON of any depth", () => {
    const texts = ["", "null", "[]", "7", '"a"', '{"a":1}', '{"a":{"$value":1}}', "{}}", "{'a':1}"];
    const deep = [`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`, "[".repeat(200_000)];
    const [main, ...rest] = print(set);
    for (const text of [...texts, ...deep])
      expect(read([{ ...main, text }, ...rest]).problems, text.slice(0, 30)).not.toEqual([]);
  });

  it("reads or refuses a file after any one change, without other errors", () => {
    const files = print(set);
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(), arbitraryJunk, (index, at, junk) => {
        const changed = files.map((file, each) =>
          each === index ? { ...file, text: replaceOne(file.text, at, junk) } : file,
        );
        expect(() => read(changed)).not.toThrow();
      }),
      runs,
    );
  });
});

const styled = formats.filter(({ id }) => ids.includes(id) && id !== "figma");

describe.each(styled)("text styles of $name", (format) => {
  const { print, read } = format;

  /** Replaces a text in the files of the default recipe. */
  function change(from: string | RegExp, to: string): readonly ReadableFile[] {
    const files = print(set).map((file) => ({ ...file, text: file.text.replace(from, to) }));
    expect(files).not.toEqual(print(set));
    return files;
  }

  it("refuses those of other tools, and changed ones, by name", () => {
    const first = "text-heading-xs";
    for (const files of [
      change('"app.tessera": { "textStyle": true }', '"app.tessera": {}'),
      change('"app.tessera": { "textStyle": true }', ""),
      change('"fontFamily": "{font-family.heading}"', '"fontFamily": "Inter"'),
    ]) {
      const { modes, problems } = read(files);
      expect(problems.flatMap(({ names }) => names)).toContain(first);
      for (const { values } of modes) expect(values.size).toBe(set.tokens.size);
    }
  });

  it("groups them under a name that no token begins with", () => {
    const number = { type: "number", value: 1 } as const;
    const names = ["text", "text-style.a"].map(tokenPath);
    const own = designOf({
      ...createRecipe(),
      customTokens: Object.fromEntries(names.map((name) => [name, number])),
    });
    for (const prefix of ["", "text"]) {
      const { modes, problems } = read(print(own, { prefix }));
      expect(problems).toEqual([]);
      expect(modes[0]?.values.size).toBe(own.tokens.size);
      expect(print(own, { prefix }).some(({ text }) => text.includes('"text-style-style"'))).toBe(
        true,
      );
    }
  });

  it("have only those with a line height, also of custom sizes", () => {
    const recipe = createRecipe();
    const size = { type: "dimension", value: 90, unit: "px" } as const;
    const customTokens = {
      "font-size.heading-2-xl": size,
      "line-height.2-xl": { type: "number", value: 1 },
      "font-size.heading-huge": size,
    } as Recipe["customTokens"];
    const text = print(designOf({ ...recipe, customTokens }))
      .map((file) => file.text)
      .join("");
    expect(text).toContain('"{line-height.2-xl}"');
    expect(text).not.toContain('"fontSize": "{font-size.heading-huge}"');
  });
});

const arbitraryJunk = fc.oneof(
  fc.constantFrom(
    '"__proto__"',
    '"constructor"',
    "null",
    "[]",
    "{}",
    "1e999",
    '"{a.b}"',
    '"$root"',
  ),
  fc.json(),
);

/** Returns a text with one of its strings, numbers or innermost lists and objects replaced. */
function replaceOne(text: string, at: number, junk: string): string {
  const parts = [...text.matchAll(/"(?:[^"\\]|\\[^])*"|-?\d[\d.]*|\[[^[\]]*\]|\{[^{}]*\}/g)];
  const part = parts[at % parts.length];
  if (!part) return junk;
  return text.slice(0, part.index) + junk + text.slice(part.index + part[0].length);
}
