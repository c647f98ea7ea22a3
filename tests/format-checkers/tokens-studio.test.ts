import { permutateThemes, register } from "@tokens-studio/sd-transforms";
import fc from "fast-check";
import StyleDictionary from "style-dictionary";
import type { DesignTokens } from "style-dictionary/types";
import { beforeAll, describe, expect, inject, it } from "vitest";
import {
  convertPxToLength,
  resolve,
  type HexColor,
  type Modes,
  type TokenSet,
  type TokenValue,
} from "@tessera/engine";
import { recipeSets } from "./arbitrary-recipe-sets.ts";
import { arbitraryKindSet } from "./arbitrary-kind-set.ts";
import { describeCssValue, normalizeCssValue, printedName } from "./describe-css-value.ts";
import { getFormat } from "./get-format.ts";
import { requireValidCss } from "./require-valid.ts";
import { sampleSets } from "./sample-sets.ts";

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
 * Builds each theme of a file with the transforms of Tokens Studio, and compares it with the model
 * in its modes.
 */
async function expectUnderstood(set: TokenSet): Promise<void> {
  const files = print(set);
  const { $themes, $metadata, ...sets } = JSON.parse(files[0].text) as File & DesignTokens;
  expect(Object.keys(sets)).toEqual($metadata.tokenSetOrder);
  const themes = permutateThemes($themes);
  for (const [index, { modes }] of read(files).modes.entries()) {
    const selected = themes[$themes[index]?.name ?? ""] ?? [];
    const tokens = selected
      .map((name: string) => sets[name] as DesignTokens)
      .reduce(overlaySet, {});
    await expectTheme(set, modes, tokens);
  }
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
  const found = await build(tokens);
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

async function build(tokens: DesignTokens): Promise<ReadonlyMap<string, string>> {
  const dictionary = new StyleDictionary({
    tokens,
    log: { warnings: "error", verbosity: "silent", errors: { brokenReferences: "throw" } },
    preprocessors: ["tokens-studio"],
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
  return new Map(
    allTokens.map(({ path, $value }) => [path.join("-"), normalizeCssValue(String($value))]),
  );
}

describe("Tokens Studio's transforms", () => {
  it.each(sampleSets)("build $name to the model's values in every theme", async ({ set }) => {
    await expectUnderstood(set);
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
