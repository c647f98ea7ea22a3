import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { createRecipe, type Design } from "@tessera/engine";
import { designOf, hardBases } from "@tessera/engine/testing";
import { listDocumentedPairs } from "./documented-pairs.ts";
import { getFormat } from "./get-format.ts";
import {
  channelsOf,
  chromaOf,
  contrastOf,
  printedModes,
  readPrintedColors,
  type FindColor,
} from "./printed-colors.ts";

const numRuns = inject("form") === "long" ? 10_000 : 200;

function hexOf(...channels: readonly number[]): string {
  return `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

const channel = fc.nat(255);
const bases = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(channel, channel, channel).map((each) => hexOf(...each)) },
  { weight: 1, arbitrary: channel.map((grey) => hexOf(grey, grey, grey)) },
  // Greys with a hint of a hue, on both sides of the chroma from which a base counts as colored.
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 12, max: 243 }),
        fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 3, maxLength: 3 }),
      )
      .map(([grey, shifts]) => hexOf(...shifts.map((shift) => grey + shift))),
  },
  { weight: 1, arbitrary: fc.constantFrom(...hardBases) },
);
const printed = fc.record({ base: bases, colorNotation: fc.constantFrom("hex", "oklch") });

const recipe = createRecipe();

function designWith(base: string): Design {
  return designOf({ ...recipe, color: { ...recipe.color, base } });
}

const leastBrandChroma = 0.03;
const leastOfGrey = 8;

function areEqual(one: string, other: string): boolean {
  return channelsOf(one).join() === channelsOf(other).join();
}

/** Describes each broken promise of the action's solid fill in brand mode. */
function listSolidFaults(base: string, find: FindColor, isLight: boolean): readonly string[] {
  const solid = find("color-action-solid");
  const page = find("color-surface-1");
  const isGrey = chromaOf(base) < leastBrandChroma;
  const faults: string[] = [];
  const isBaseExpected = isLight && (!isGrey || contrastOf(base, page) >= leastOfGrey);
  if (isBaseExpected && !areEqual(solid, base)) faults.push(`the fill is ${solid}`);
  if (isGrey && contrastOf(solid, page) < leastOfGrey) faults.push(`${solid} on the page ${page}`);
  if (Math.max(contrastOf("#000000", solid), contrastOf("#ffffff", solid)) < 4.5)
    faults.push(`neither black nor white is readable on ${solid}`);
  return faults;
}

describe("the printed CSS, recounted without the engine", () => {
  it(`keeps every documented contrast in all modes (${numRuns} bases)`, () => {
    const faults: string[] = [];
    const format = getFormat("css");
    for (const { base, colorNotation } of fc.sample(printed, { seed: 20_261_123, numRuns })) {
      const css = format.print(designWith(base), { colorNotation })[0].text;
      const colorsIn = readPrintedColors(css);
      for (const mode of printedModes) {
        const find = colorsIn(mode);
        for (const { foreground, background, least } of listDocumentedPairs(mode)) {
          const contrast = contrastOf(find(foreground), find(background));
          if (contrast < least)
            faults.push(
              `${base} ${mode} ${colorNotation}: ${foreground} on ${background} ${contrast}`,
            );
        }
        if (mode === "light" || mode === "dark")
          for (const fault of listSolidFaults(base, find, mode === "light"))
            faults.push(`${base} ${mode} ${colorNotation}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("finds a broken promise in a changed style sheet", () => {
    const css = getFormat("css").print(designWith("#2447b8"), {})[0].text;
    const changed = css.replace(
      /(\[data-theme="dark"\] \{[^}]*--color-text-muted:)[^;]+;/,
      "$1 #333333;",
    );
    const find = readPrintedColors(changed)("dark");
    expect(changed).not.toBe(css);
    expect(contrastOf(find("color-text-muted"), find("color-surface-1"))).toBeLessThan(4.5);
    expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("finds a fill that is not the base, and a weak fill of a grey base", () => {
    const find = (base: string, fill: string): FindColor => {
      const css = getFormat("css").print(designWith(base), {})[0].text;
      const changed = css.replace(/--color-action-solid: [^;]+;/, `--color-action-solid: ${fill};`);
      expect(changed).not.toBe(css);
      return readPrintedColors(changed)("light");
    };
    expect(listSolidFaults("#2447b8", find("#2447b8", "#2447b9"), true)).toHaveLength(1);
    expect(listSolidFaults("#808080", find("#808080", "#808080"), true)).toHaveLength(1);
    expect(listSolidFaults("#333333", find("#333333", "#343434"), true)).toHaveLength(1);
  });
});
