import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expandTypesMap, permutateThemes, register } from "@tokens-studio/sd-transforms";
import fc from "fast-check";
import StyleDictionary from "style-dictionary";
import type { DesignTokens } from "style-dictionary/types";
import { beforeAll, describe, expect, inject, it } from "vitest";
import {
  convertPxToLength,
  printTokenValue,
  resolve,
  tokenPath,
  type HexColor,
  type Modes,
  type TokenSet,
  type TokenValue,
} from "@tessera/engine";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { arbitraryKindSet } from "./arbitrary-kind-set.ts";
import { describeCssValue, normalizeCssValue, printedName } from "./describe-css-value.ts";
import { getFormat } from "./get-format.ts";
import { ModuleFolder } from "./module-folder.ts";
import { requireValidCss } from "./require-valid.ts";
import { ownedNames, sampleSets } from "./sample-sets.ts";

const { print, read } = getFormat("tokens-studio");
const runs = { seed: 20_261_124, numRuns: inject("form") === "long" ? 200 : 20 };

beforeAll(async () => {
  await register(StyleDictionary);
  StyleDictionary.registerTransform({
    name: "name/plain",
    type: "name",
    transform: ({ path }) => path.join("-"),
  });
});

type File = {
  readonly $themes: Parameters<typeof permutateThemes>[0];
  readonly $metadata: { readonly tokenSetOrder: readonly string[] };
};

/**
 * Builds the themes of each combination of modes with the transforms of Tokens Studio, and compares
 * them with the model in these modes. No two groups have the same token.
 */
async function expectUnderstood(set: TokenSet): Promise<void> {
  const files = print(set);
  const { $themes, $metadata, ...sets } = JSON.parse(files[0].text) as File & DesignTokens;
  expect(Object.keys(sets)).toEqual($metadata.tokenSetOrder);
  const chosen = permutateThemes($themes);
  const { modes: all } = read(files);
  for (const { modes } of all) {
    const selected = chosen[nameChoice($themes, modes)] ?? [];
    const tokens = selected
      .map((name: string) => sets[name] as DesignTokens)
      .reduce(overlaySet, {});
    await expectTheme(set, modes, tokens);
  }
  expect(countTokens(sets as DesignTokens, $themes)).toBe(set.tokens.size);
}

/** Names the choice of the theme of each group that applies in some modes. */
function nameChoice(themes: File["$themes"], modes: Partial<Modes>): string {
  const words = Object.values(modes);
  const names = themes.filter(({ id }) =>
    (id.split("/")[1] ?? "")
      .split("-")
      .filter(Boolean)
      .every((word) => words.some((each) => each === word)),
  );
  return names.map(({ name }) => name).join("-");
}

/** Counts the tokens in the first theme of every group. */
function countTokens(sets: DesignTokens, themes: File["$themes"]): number {
  const first = themes.filter(
    ({ group }, i) => themes.findIndex((each) => each.group === group) === i,
  );
  return first
    .flatMap(({ selectedTokenSets }) => Object.entries(selectedTokenSets))
    .filter(([, status]) => status === "enabled")
    .reduce((count, [name]) => count + countLeaves(sets[name] as DesignTokens), 0);
}

/** Counts the tokens of a tree without the text styles, which are derived from others. */
function countLeaves(tree: DesignTokens): number {
  if ("$value" in tree) return tree.$type === "typography" ? 0 : 1;
  return Object.values(tree).reduce<number>(
    (count, each) => count + countLeaves(each as DesignTokens),
    0,
  );
}

/**
 * Overlays one set with another, token by token, as Tokens Studio does; Style Dictionary would
 * merge the items of lists.
 */
function overlaySet(below: DesignTokens, above: DesignTokens): DesignTokens {
  if ("$value" in above) return above;
  const entries = Object.entries(above).map(([key, each]) => {
    const own = below[key] as DesignTokens | undefined;
    return [key, own ? overlaySet(own, each as DesignTokens) : each];
  });
  return { ...below, ...(Object.fromEntries(entries) as DesignTokens) };
}

async function expectTheme(
  set: TokenSet,
  modes: Partial<Modes>,
  tokens: DesignTokens,
): Promise<void> {
  const { found } = await build(tokens);
  const values = resolve(set, modes);
  const expected = [...values].map(
    ([path, value]) =>
      [printedName(path), normalizeCssValue(describeCssValue(nativeOf(value)))] as const,
  );
  expect(found).toEqual(new Map(expected));
}

/**
 * Converts a value to Tokens Studio's terms: the largest of a fluid size, and an invisible shadow
 * for none.
 */
function nativeOf(value: TokenValue): TokenValue {
  if (value.type === "fluidDimension") return convertPxToLength(value.maxPx, value.unit);
  if (value.type === "shadow" && value.layers.length === 0)
    return { type: "shadow", layers: [invisible] };
  return value;
}

const invisible = {
  color: { type: "color", hex: "#000000" as HexColor, alpha: 0 },
  offsetXPx: 0,
  offsetYPx: 0,
  blurPx: 0,
  spreadPx: 0,
} as const;

/** The values that Tokens Studio builds, by name. */
type Built = {
  readonly found: ReadonlyMap<string, string>;
  /** The parts of text styles (`text-heading-m.fontSize`). */
  readonly parts: ReadonlyMap<string, string>;
};

async function build(tokens: DesignTokens): Promise<Built> {
  const dictionary = new StyleDictionary({
    tokens,
    log: { warnings: "error", verbosity: "silent", errors: { brokenReferences: "throw" } },
    preprocessors: ["tokens-studio"],
    expand: { include: ["typography"], typesMap: expandTypesMap },
    platforms: {
      css: {
        transformGroup: "tokens-studio",
        transforms: ["name/plain"],
        mathFractionDigits: 10,
        files: [{ destination: "tokens.css", format: "css/variables" }],
      },
    },
  });
  const [css] = await dictionary.formatPlatform("css");
  const text = String(css?.output);
  expect(text).not.toMatch(/\[object|undefined|NaN/);
  requireValidCss(text);
  const { allTokens } = await dictionary.getPlatformTokens("css");
  const styles = listStyles(tokens);
  const found = new Map<string, string>();
  const parts = new Map<string, string>();
  for (const { path, $value } of allTokens) {
    const value = normalizeCssValue(String($value));
    const style = path.slice(0, -1).join("-");
    if (styles.has(style)) parts.set(`${style}.${path.at(-1)}`, value);
    else found.set(nameOf(path), value);
  }
  return { found, parts };
}

/** Names a token by its keys; that of `value` has the code of its first letter. */
function nameOf(keys: readonly string[]): string {
  return keys.map((key) => (key === "_76_alue" ? "value" : key)).join("-");
}

/** Lists the names of the text styles in a tree. */
function listStyles(tree: DesignTokens, path: readonly string[] = []): ReadonlySet<string> {
  if ("$value" in tree) return new Set(tree.$type === "typography" ? [path.join("-")] : []);
  return new Set(
    Object.entries(tree).flatMap(([key, each]) => [
      ...listStyles(each as DesignTokens, [...path, key]),
    ]),
  );
}

describe("Tokens Studio's transforms", () => {
  it("build text styles with the values of their tokens", async () => {
    for (const { set } of sampleSets) {
      const file = JSON.parse(print(set)[0].text) as { readonly base: DesignTokens };
      const { parts } = await build(file.base);
      const values = resolve(set);
      const valueOf = (path: string): string =>
        normalizeCssValue(describeCssValue(nativeOf(values.get(tokenPath(path)) as TokenValue)));
      expect(parts.get("text-heading-m.fontFamily")).toBe(valueOf("font-family.heading"));
      expect(parts.get("text-heading-m.fontSize")).toBe(valueOf("font-size.heading-m"));
      expect(parts.get("text-heading-m.fontWeight")).toBe(valueOf("font-weight.semibold"));
      expect(parts.get("text-heading-m.lineHeight")).toBe(valueOf("line-height.m"));
      expect(parts.get("text-heading-m.letterSpacing")).toBe(valueOf("letter-spacing.m"));
      expect(parts.get("text-code.fontFamily")).toBe(valueOf("font-family.code"));
      expect(parts.size).toBe(5 * 12);
    }
  });

  it("have a group of themes for each collection, in which only its own set is enabled", () => {
    const [sample] = sampleSets;
    const { $themes } = JSON.parse(sample ? print(sample.set)[0].text : "") as File;
    expect($themes.map(({ group, name }) => [group, name])).toEqual([
      ["Base", "Value"],
      ["Density", "Comfortable"],
      ["Density", "Compact"],
      ["Theme", "Light, default contrast"],
      ["Theme", "Light, high contrast"],
      ["Theme", "Dark, default contrast"],
      ["Theme", "Dark, high contrast"],
    ]);
    for (const { id, selectedTokenSets } of $themes) {
      const { [id]: own, ...others } = selectedTokenSets;
      expect(own).toBe("enabled");
      expect(Object.values(others).filter((status) => status !== "source")).toEqual([]);
    }
  });

  it("build the themes with the program of the example", { timeout: 60_000 }, () => {
    const [sample] = sampleSets;
    const set = sample?.set ?? expect.fail("There is no sample");
    const { snippet, steps } = getFormat("tokens-studio");
    using folder = new ModuleFolder();
    folder.write("tokens.json", print(set)[0].text);
    folder.write("build-tokens.js", snippet(set).slice(steps?.(set).length));
    symlinkSync(
      fileURLToPath(new URL("node_modules", import.meta.url)),
      join(folder.path, "node_modules"),
    );
    execFileSync(process.execPath, ["build-tokens.js"], { cwd: folder.path, stdio: "pipe" });
    const names = readdirSync(join(folder.path, "build")).filter((name) => name.endsWith(".css"));
    expect(names).toHaveLength(8);
    const dark = names.find((name) => name.includes("Compact") && name.includes("Dark, default"));
    const css = readFileSync(join(folder.path, "build", dark ?? ""), "utf8");
    const values = resolve(set, { scheme: "dark", density: "compact" });
    const color = values.get(tokenPath("color.action-solid"));
    expect(css).toContain(`--color-action-solid: ${color && printTokenValue(color)};`);
  });

  it.each(sampleSets)("build $name to the model's values in every theme", async ({ set }) => {
    await expectUnderstood(set);
  });

  it("build names that languages and tools use", async () => {
    await expectUnderstood(ownedNames);
  });

  it(
    "build any recipe's set to the model's values in every theme",
    { timeout: 900_000 },
    async () => {
      for (const set of recipeSets) await expectUnderstood(set);
    },
  );

  it("build any set, with hostile names and values", { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(arbitraryKindSet(), expectUnderstood), runs);
  });
});
