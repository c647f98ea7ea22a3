import type { CDPSession, Page } from "@playwright/test";
import { isLong } from "../form.ts";
import {
  cssFormat,
  listModes,
  nameTokens,
  resolve,
  type Modes,
  type PrintOptions,
  type Recipe,
  type TokenSet,
} from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import fc from "fast-check";
import { arbitraryRecipe } from "../../packages/engine/src/recipe/arbitrary-recipe.ts";
import { arbitraryPrintOptions } from "../../packages/engine/src/exporters/testing/arbitrary-print-options.ts";
import { isComputed, propertyOf, type Gamut } from "./support/compare-computed.ts";
import { emulate, preferModes, declareModes } from "./support/page-modes.ts";
import { readComputed } from "./support/read-computed.ts";
import { expect, test } from "./support/story.ts";

const seed = 20_261_125;
const viewports = [360, 1100] as const;

/** Every way to select the scheme; every other option occurs in at least one of them. */
const chosen: readonly PrintOptions[] = [
  {},
  { schemeSelector: "class", prefix: "ds", nameCase: "camel", lengthUnit: "px" },
  { schemeSelector: "media", lengthUnit: "rem", colorNotation: "oklch" },
  { schemeSelector: "light-dark", wideColors: true, colorNotation: "hsl" },
  { wideColors: true, registersProperties: true, nameCase: "snake", colorNotation: "rgb" },
  { schemes: ["dark"], schemeSelector: "light-dark", lengthUnit: "em" },
];

test("Chromium computes every variable to the model's value, in every mode", async ({ page }) => {
  const recipes = fc.sample(arbitraryRecipe(), { seed, numRuns: isLong ? 20 : 2 });
  const asked = fc.sample(arbitraryPrintOptions(cssFormat.options), { seed, numRuns: 40 });
  const session = await page.context().newCDPSession(page);
  for (const [index, options] of (isLong ? [...chosen, ...asked] : chosen).entries())
    for (const recipe of isLong ? recipes : recipes.slice(index % 2, (index % 2) + 1))
      await expectComputed({ page, session }, recipe, options);
  // The next story may reuse the page, and the session would keep its contrast and gamut.
  await session.detach();
});

type Browser = { readonly page: Page; readonly session: CDPSession };

async function expectComputed(
  { page, session }: Browser,
  recipe: Recipe,
  options: PrintOptions,
): Promise<void> {
  const set = designOf(recipe);
  const css = cssFormat.print(set, options)[0].text;
  const { schemes = ["light", "dark"], schemeSelector = "attribute" } = options;
  for (const [index, modes] of listModes().entries()) {
    if (!schemes.includes(modes.scheme)) continue;
    const gamut = options.wideColors && index % 3 > 0 ? "p3" : "srgb";
    const widthPx = viewports[index % viewports.length] ?? 1100;
    for (const describe of [declareModes, preferModes]) {
      const shown = describe(modes, schemeSelector);
      await page.setViewportSize({ width: widthPx, height: 800 });
      await emulate(session, shown, gamut);
      const probes = listProbes(set, modes, options);
      const computed = await page.evaluate(readComputed, { css, modes: shown, probes });
      const wrong = findWrong(set, modes, computed, { gamut, widthPx });
      expect(wrong, JSON.stringify({ options, modes, shown, recipe })).toEqual([]);
    }
  }
}

function listProbes(set: TokenSet, modes: Modes, options: PrintOptions) {
  const name = nameTokens(set.tokens, options);
  return [...resolve(set, modes)].map(([path, value]) => ({
    variable: `--${name(path)}`,
    property: propertyOf(value),
  }));
}

function findWrong(
  set: TokenSet,
  modes: Modes,
  { texts, colors }: ReturnType<typeof readComputed>,
  screen: { readonly gamut: Gamut; readonly widthPx: number },
): readonly string[] {
  return [...resolve(set, modes)].flatMap(([path, value], index) => {
    const text = texts[index] ?? "";
    if (isComputed(value, text, { ...screen, colors })) return [];
    return [`${path} is ${text}, not ${JSON.stringify(value)}`];
  });
}
