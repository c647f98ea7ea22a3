import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import StyleDictionary from "style-dictionary";
import type { DesignTokens } from "style-dictionary/types";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { listModes, resolve, type Modes, type TokenSet } from "@tessera/engine";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { arbitraryKindSet } from "./arbitrary-kind-set.ts";
import { describeCssValue, normalizeCssValue, printedName } from "./describe-css-value.ts";
import { getFormat } from "./get-format.ts";
import { requireValidCss } from "./require-valid.ts";
import { ownedNames, sampleSets } from "./sample-sets.ts";
import { jsonNameOf, listStyleValues, styleNames } from "./text-style-values.ts";

const { print } = getFormat("style-dictionary");
const runs = { seed: 20_261_123, numRuns: inject("form") === "long" ? 200 : 20 };
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "style-dictionary-"));
  StyleDictionary.registerTransform({
    name: "name/plain",
    type: "name",
    transform: ({ path }) => path.join("-"),
  });
});

afterAll(() => rm(folder, { recursive: true }));

/**
 * Builds each file over the files that it extends, and compares the result with the model in the
 * modes of that file.
 */
async function expectUnderstood(set: TokenSet, names: "stock" | "plain"): Promise<void> {
  const paths = await writeFiles(set);
  const all = paths
    .filter((path) => path !== stylesFile)
    .map((path) => ({ path, words: wordsOf(path) }));
  for (const { path, words } of all) {
    const below = all.filter((each) => each.path !== path && isPart(each.words, words));
    const found = await build(
      below.map((each) => each.path),
      path,
      names,
    );
    const values = resolve(set, modesOf(set, words));
    expect(found).toEqual(
      new Map(
        [...values].map(([token, value]) => [
          printedName(token),
          normalizeCssValue(describeCssValue(value)),
        ]),
      ),
    );
  }
}

const stylesFile = "text-styles.json";

/** Writes the files of a set, and returns their paths. */
async function writeFiles(set: TokenSet): Promise<readonly string[]> {
  const files = print(set, { title: "Elif */ {a.b} Portfolio" });
  await Promise.all(files.map(({ path, text }) => writeFile(join(folder, path), text)));
  return files.map(({ path }) => path);
}

/** Returns `dark` and `high` for `tokens.dark-high.json`. */
function wordsOf(path: string): readonly string[] {
  return path.split(".").slice(1, -1).join("-").split("-").filter(Boolean);
}

function isPart(part: readonly string[], whole: readonly string[]): boolean {
  return part.every((word) => whole.includes(word));
}

function modesOf({ defaultModes }: TokenSet, words: readonly string[]): Modes | undefined {
  const count = (modes: Modes): number =>
    Object.values(modes).filter((each) => Object.values(defaultModes).includes(each)).length;
  const held = listModes().filter((modes) => isPart(words, Object.values(modes)));
  return held.toSorted((a, b) => count(b) - count(a))[0];
}

async function build(
  include: readonly string[],
  source: string,
  names: "stock" | "plain",
): Promise<ReadonlyMap<string, string>> {
  const file = { destination: "tokens.css", format: "css/variables" };
  const dictionary = new StyleDictionary({
    include: include.map((path) => join(folder, path)),
    source: [join(folder, source)],
    ...(source === stylesFile && { expand: { include: ["typography"] } }),
    log: { warnings: "error", verbosity: "silent", errors: { brokenReferences: "throw" } },
    platforms: { css: { ...namings[names], files: [file] } },
  });
  const [css] = await dictionary.formatPlatform("css");
  const text = String(css?.output);
  expect(text).not.toMatch(/\[object|undefined|NaN/);
  requireValidCss(text);
  const { allTokens } = await dictionary.getPlatformTokens("css");
  return new Map(
    allTokens.map(({ path, $value }) => [path.join("-"), normalizeCssValue(String($value))]),
  );
}

/**
 * Style Dictionary's own transform group for CSS, and the same with names that keep hostile ones
 * distinct.
 */
const namings = {
  stock: { transformGroup: "css" },
  plain: {
    transforms: [
      ...(StyleDictionary.hooks.transformGroups?.["css"] ?? []).filter(
        (each) => each !== "name/kebab",
      ),
      "name/plain",
    ],
  },
};

describe("Style Dictionary", () => {
  it.each(sampleSets)("builds $name to the model's values in every mode", async ({ set }) => {
    await expectUnderstood(set, "stock");
  });

  it("builds names that languages and tools use", async () => {
    await expectUnderstood(ownedNames, "stock");
  });

  it(
    "builds any recipe's set to the model's values in every mode",
    { timeout: 900_000 },
    async () => {
      for (const set of recipeSets) await expectUnderstood(set, "plain");
    },
  );

  it("builds any set, with hostile names, values and titles", { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryKindSet(), (set) => expectUnderstood(set, "plain")),
      runs,
    );
  });

  it.each(sampleSets)("expands the text styles of $name to the model's values", async ({ set }) => {
    await writeFiles(set);
    const found = await build(["tokens.json"], stylesFile, "stock");
    for (const style of styleNames)
      for (const [property, value] of listStyleValues(set, style))
        expect(found.get(`text-${style}-${jsonNameOf(property)}`)).toBe(
          normalizeCssValue(describeCssValue(value)),
        );
    expect(found.get("text-code-letterSpacing")).toBe(normalizeCssValue("0px"));
  });

  it("shortens a text style to the shorthand of CSS without its letter spacing", async () => {
    const [sample] = sampleSets;
    const files = sample ? print(sample.set) : [];
    const tokens = files
      .filter(({ path }) => ["tokens.json", stylesFile].includes(path))
      .reduce<DesignTokens>(
        (all, { text }) => ({ ...all, ...(JSON.parse(text) as DesignTokens) }),
        {},
      );
    const dictionary = new StyleDictionary({
      tokens,
      log: { warnings: "disabled", verbosity: "silent" },
      platforms: { css: { transformGroup: "css", files: [] } },
    });
    const { allTokens } = await dictionary.getPlatformTokens("css");
    const heading = allTokens.find(({ path }) => path.join(".") === "text.heading-m");
    expect(String(heading?.$value)).toMatch(/^600 [\d.]+px\/[\d.]+ /);
  });

  it("prints every value as a text or a number on its other platforms", async () => {
    for (const { set } of sampleSets)
      for (const [transformGroup, format] of platforms) {
        const text = await buildPlatform(set, transformGroup, format);
        expect(text).not.toMatch(/\[object|undefined|NaN/);
      }
  });
});

const platforms = [
  ["android", "android/resources"],
  ["compose", "compose/object"],
  ["ios", "ios/macros"],
  ["ios-swift", "ios-swift/class.swift"],
  ["flutter", "flutter/class.dart"],
] as const;

async function buildPlatform(
  set: TokenSet,
  transformGroup: string,
  format: string,
): Promise<string> {
  const dictionary = new StyleDictionary({
    tokens: JSON.parse(print(set)[0].text) as DesignTokens,
    log: { warnings: "disabled", verbosity: "silent" },
    platforms: {
      platform: {
        transformGroup,
        files: [
          { destination: "file", format, options: { className: "Tokens", packageName: "t" } },
        ],
      },
    },
  });
  const [file] = await dictionary.formatPlatform("platform");
  return String(file?.output);
}
