import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { arbitraryTokenSet } from "#tokens/arbitrary-token-set.ts";
import { listModes, modeAxes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { chooseDefinition } from "#tokens/choose-definition.ts";
import { resolve } from "#tokens/resolve.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { arbitraryWholeRecipe } from "#design/arbitrary-whole-recipe.ts";
import { createDesign } from "#design/create-design.ts";
import { designOf } from "#design/testing/design-of.ts";
import type { Format } from "../format/format.ts";
import { listedFormats } from "../format/format-list.ts";
import { nameTokens } from "../names/name-tokens.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { arbitraryPrintOptions } from "./arbitrary-print-options.ts";

const isLong = inject("form") === "long";
/** In the long form 100,000 sets and recipes go through print and read, spread over the formats that there are. */
const casesAFormat = isLong ? Math.ceil(100_000 / listedFormats.length) : 300;
const runs = { seed: 20_260_401, numRuns: Math.ceil((casesAFormat * 5) / 6) };
const fewerRuns = { ...runs, numRuns: Math.ceil(casesAFormat / 6) };
const title = "Tessera · Elif / Portfolio · revision 4";

/**
 * Tests what every format promises; `goldenFolder`, beside the test, holds a file `<path>.golden` for each of the default
 * recipe's files, and may be left out by formats that nobody takes home.
 */
export function testFormat(format: Format, goldenFolder?: string): void {
  describe(format.name, { timeout: isLong ? 900_000 : 120_000 }, () => {
    testPrinting(format, goldenFolder);
    testReadBack(format);
    testRefusals(format);
  });
}

function testPrinting({ print, read }: Format, goldenFolder: string | undefined): void {
  const set = createDesign();

  if (goldenFolder !== undefined)
    it("prints the default recipe, byte for byte", async () => {
      for (const { path, text } of print(set, { title }))
        await expect(text).toMatchFileSnapshot(`${goldenFolder}/${path}.golden`);
    });

  it("prints the same way twice", () => {
    expect(print(createDesign(), { title })).toEqual(print(set, { title }));
  });

  it("gives each file a plain path of its own and a media type", () => {
    const files = print(set);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    for (const { path, mediaType } of files) {
      expect(path).toMatch(/^[a-zA-Z0-9_-][a-zA-Z0-9._-]*(\/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)*$/);
      expect(mediaType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
    }
  });

  it("keeps a hostile title inside of its comment", () => {
    const hostile = "*/ :root{--x:1} /* \n$evil: 1; \u2028 </style><!-- \ud800 #{1+1}";
    const files = print(set, { title: hostile });
    expect(read(files)).toEqual(read(print(set)));
    for (const { text } of files) {
      expect(text).not.toContain("</style");
      expect(text).not.toMatch(/\p{Cs}/u);
    }
  });

  it("refuses to print no scheme at all", () => {
    expect(() => print(set, { schemes: [] })).toThrow(RangeError);
  });
}

function testReadBack({ options, print, read }: Format): void {
  it("reads back every token of any set in every mode, whatever is asked for", () => {
    fc.assert(
      fc.property(arbitraryStartedSet, arbitraryPrintOptions(options), (set, asked) => {
        expectModel(read(print(set, asked)), set, asked);
      }),
      runs,
    );
  });

  it("reads back every token of any recipe in every mode, whatever is asked for", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), arbitraryPrintOptions(options), (recipe, asked) => {
        const set = designOf(recipe);
        expectModel(read(print(set, asked)), set, asked);
      }),
      fewerRuns,
    );
  });

  it("reads back tokens that lead to one another in modes that never meet", () => {
    fc.assert(
      fc.property(arbitraryPrintOptions(options), (asked) => {
        expectModel(read(print(crossed, asked)), crossed, asked);
      }),
      { ...fewerRuns, numRuns: isLong ? 500 : 5 },
    );
  });

  it("says the same with and without comments, whatever the title is", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), arbitraryPrintOptions(options), (set, asked) => {
        const silent = { ...asked, title: "", comments: false };
        expect(read(print(set, asked))).toEqual(read(print(set, silent)));
      }),
      fewerRuns,
    );
  });
}

const crossed = designOf({
  ...createRecipe(),
  customTokens: {
    [tokenPath("color.a")]: inSchemes("color.text", "color.b"),
    [tokenPath("color.b")]: inSchemes("color.a", "color.link"),
  },
});

function inSchemes(light: string, dark: string): TokenDefinition {
  const otherwise = { type: "alias", to: tokenPath(light) } as const;
  const then = { type: "alias", to: tokenPath(dark) } as const;
  return { type: "rule", otherwise, cases: [{ when: { scheme: "dark" }, then }] };
}

/** Sets that start in any mode; that of more contrast is nobody's first. */
const arbitraryStartedSet = fc
  .tuple(arbitraryTokenSet(), fc.constantFrom(...listModes()))
  .map(([set, modes]) => ({ ...set, defaultModes: { ...modes, contrast: "default" as const } }));

function testRefusals({ print, read }: Format): void {
  const [{ path }] = print(createDesign());
  const readText = (text: string): unknown => read([{ path, text }]);

  it("refuses to read what is not of this format", () => {
    for (const text of [
      "{",
      "}",
      "/* no end",
      '"',
      "a { b: c }",
      "@import 'x';",
      "$modes: 1;",
      "x",
    ])
      expect(() => readText(text)).toThrow(SyntaxError);
    expect(() => read([])).toThrow(SyntaxError);
  });

  it("is quick to read or refuse a long text that is almost of it", { timeout: 20_000 }, () => {
    const parts = ["\\a", "\\abcdef", "\\abc ", '"', "(", "a,", "0 ", "$a: (", "a {", "/*"];
    const frames = [":root { --# }", ":root { --x: var(--#! ) }", "$#", "$x: #", "#"];
    for (const text of parts.flatMap((part) => frames.map((frame) => fill(frame, part))))
      expect(errorOf(() => readText(text))).toSatisfy(
        (error) => error === undefined || error instanceof SyntaxError,
      );
  });
}

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

/**
 * Expects each token's value, or its alias, under the name and in the unit that were asked for; an alias may be read as
 * the value that it comes to in that mode.
 */
export function expectModel(read: readonly ReadMode[], given: TokenSet, asked: PrintOptions): void {
  const { schemes = modeAxes.scheme } = asked;
  const set = convertLengths(given, asked.lengthUnit);
  const name = nameTokens(set.tokens, asked);
  for (const { modes } of read) expect([undefined, ...schemes]).toContain(modes.scheme);
  for (const modes of listModes().filter(({ scheme }) => schemes.includes(scheme))) {
    const values = resolve(set, modes);
    const found = findMode(read, modes).values;
    expect(found.size).toBe(set.tokens.size);
    for (const [path, token] of set.tokens) {
      const chosen = chooseDefinition(token.definition, modes);
      const use = found.get(name(path));
      if (chosen.type === "alias" && use?.type === "alias") expect(use.to).toBe(name(chosen.to));
      else if (asked.wideColors) expect(use).toEqual(values.get(path));
      else expect(withoutWide(use)).toEqual(withoutWide(values.get(path)));
    }
  }
}

/** The color that every screen shows: a format may leave out what a wider one shows instead. */
function withoutWide(value: ReadValue | undefined): ReadValue | undefined {
  if (value?.type !== "color") return value;
  const { wide: _, ...color } = value;
  return color;
}

function findMode(read: readonly ReadMode[], modes: Modes): ReadMode {
  const found = read.filter((each) =>
    Object.entries(each.modes).every(([axis, value]) => modes[axis as keyof Modes] === value),
  );
  expect(found).toHaveLength(1);
  return found[0] as ReadMode;
}
