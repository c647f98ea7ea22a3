import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { ReadFiles, ReadableFile, ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { arbitraryTokenSet } from "#tokens/arbitrary-token-set.ts";
import { listModes, modeAxes, type Modes } from "#tokens/modes/mode.ts";
import { chooseDefinition } from "#tokens/definition-branches.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { arbitraryWholeRecipe } from "#design/arbitrary-whole-recipe.ts";
import { createDesign } from "#design/parse-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import type { Format } from "../format/format.ts";
import { listedFormats } from "../format/format-list.ts";
import { nameTokens } from "../names/name-tokens.ts";
import { convertLengths } from "../options/convert-lengths.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { arbitraryPrintOptions } from "./arbitrary-print-options.ts";

const isLong = inject("form") === "long";
/** The long form prints and reads 100,000 sets and recipes in total, divided among the formats. */
const casesPerFormat = isLong ? Math.ceil(100_000 / listedFormats.length) : 300;
const runs = { seed: 20_260_401, numRuns: Math.ceil((casesPerFormat * 5) / 6) };
const fewerRuns = { ...runs, numRuns: Math.ceil(casesPerFormat / 6) };
const title = "Tessera · Elif / Portfolio · revision 4";

/**
 * Tests the guarantees of every format. `goldenFolder`, beside the test, has a file `<path>.golden`
 * for each of the default recipe's files; a format that users do not export can omit it.
 */
export function testFormat(format: Format, goldenFolder?: string): void {
  describe(format.name, { timeout: isLong ? 900_000 : 120_000 }, () => {
    testPrinting(format, goldenFolder);
    testReadBack(format);
    testRefusals(format);
  });
}

function testPrinting(format: Format, goldenFolder: string | undefined): void {
  const { print } = format;
  const set = createDesign();

  if (goldenFolder !== undefined)
    it("prints the default recipe, byte for byte", async () => {
      for (const { path, text } of print(set, { title }))
        await expect(text).toMatchFileSnapshot(`${goldenFolder}/${path}.golden`);
    });

  it("prints the same twice", () => {
    expect(print(createDesign(), { title })).toEqual(print(set, { title }));
  });

  it("gives each file a unique plain path and a media type", () => {
    const files = print(set);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    for (const { path, mediaType } of files) {
      expect(path).toMatch(/^[a-zA-Z0-9_-][a-zA-Z0-9._-]*(\/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)*$/);
      expect(mediaType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
    }
  });

  it("keeps a hostile title inside its comment", () => {
    const hostile = "*/ :root{--x:1} /* \n$evil: 1; \u2028 </style><!-- \ud800 #{1+1}";
    const files = print(set, { title: hostile });
    expect(readWhole(format, files)).toEqual(readWhole(format, print(set)));
    for (const { text } of files) {
      expect(text).not.toContain("</style");
      expect(text).not.toMatch(/\p{Cs}/u);
    }
  });

  it("refuses to print without a scheme", () => {
    expect(() => print(set, { schemes: [] })).toThrow(RangeError);
  });
}

function testReadBack(format: Format): void {
  const { options, print, part = (set: TokenSet) => set } = format;
  const expectRead = (set: TokenSet, requested: PrintOptions): void => {
    const printed = part(set, requested);
    if (printed.tokens.size > 0)
      expectModel(readWhole(format, print(set, requested)), printed, requested);
  };

  it("reads every token of any set again in every mode, with any options", () => {
    fc.assert(
      fc.property(arbitraryStartedSet, arbitraryPrintOptions(options), (set, requested) => {
        expectRead(set, requested);
      }),
      runs,
    );
  });

  it("reads every token of any recipe again in every mode, with any options", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), arbitraryPrintOptions(options), (recipe, requested) => {
        const set = designOf(recipe);
        expectRead(set, requested);
      }),
      fewerRuns,
    );
  });

  it("reads aliases of one another in modes that never apply together", () => {
    fc.assert(
      fc.property(arbitraryPrintOptions(options), (requested) => {
        expectRead(crossed, requested);
      }),
      { ...fewerRuns, numRuns: isLong ? 500 : 5 },
    );
  });

  it("has the same content with and without comments, for any title", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), arbitraryPrintOptions(options), (set, requested) => {
        if (part(set, requested).tokens.size === 0) return;
        const silent = { ...requested, title: "", comments: false };
        expect(readWhole(format, print(set, requested))).toEqual(
          readWhole(format, print(set, silent)),
        );
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

/** Sets with any default modes except those of high contrast, which no set has. */
const arbitraryStartedSet = fc
  .tuple(arbitraryTokenSet(), fc.constantFrom(...listModes()))
  .map(([set, modes]) => ({ ...set, defaultModes: { ...modes, contrast: "default" as const } }));

function testRefusals({ print, read }: Format): void {
  const [{ path }] = print(createDesign());
  const readText = (text: string): ReadFiles => read([{ path, text }]);

  it("reads no token of other formats, and lists a problem at a line", () => {
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
      expectRefused(readText(text));
    expectRefused(read([]));
  });

  it("reads or refuses a long, nearly valid text quickly", { timeout: 20_000 }, () => {
    const parts = ["\\a", "\\abcdef", "\\abc ", '"', "(", "a,", "0 ", "$a: (", "a {", "/*"];
    const frames = [":root { --# }", ":root { --x: var(--#! ) }", "$#", "$x: #", "#"];
    for (const text of parts.flatMap((part) => frames.map((frame) => fill(frame, part))))
      expect(readText(text)).toBeDefined();
  });
}

function fill(frame: string, part: string): string {
  return frame.replace("#", () => part.repeat(20_000));
}

/** Reads the modes of files, and expects that no part of them is refused. */
export function readWhole(
  { read }: Pick<Format, "read">,
  files: readonly ReadableFile[],
): readonly ReadMode[] {
  const { modes, problems } = read(files);
  expect(problems).toEqual([]);
  return modes;
}

/** Expects no token, and a problem at a line. */
export function expectRefused({ modes, problems }: ReadFiles): void {
  expect(modes.flatMap(({ values }) => [...values.keys()])).toEqual([]);
  expect(problems[0]?.line).toBeGreaterThan(0);
}

/**
 * Expects each token's value, or its alias, with the requested name and unit; an alias may be read
 * as its value in that mode.
 */
export function expectModel(
  read: readonly ReadMode[],
  given: TokenSet,
  requested: PrintOptions,
): void {
  const { schemes = modeAxes.scheme } = requested;
  const set = convertLengths(given, requested.lengthUnit);
  const name = nameTokens(set.tokens, requested);
  for (const { modes } of read) expect([undefined, ...schemes]).toContain(modes.scheme);
  for (const modes of listModes().filter(({ scheme }) => schemes.includes(scheme))) {
    const values = resolve(set, modes);
    const found = findMode(read, modes).values;
    expect(found.size).toBe(set.tokens.size);
    for (const [path, token] of set.tokens) {
      const chosen = chooseDefinition(token.definition, modes);
      const use = found.get(name(path));
      if (chosen.type === "alias" && use?.type === "alias") expect(use.to).toBe(name(chosen.to));
      else if (requested.wideColors) expect(use).toEqual(values.get(path));
      else expect(withoutWide(use)).toEqual(withoutWide(values.get(path)));
    }
  }
}

/** Returns the color for every screen: a format may omit the wide one. */
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
