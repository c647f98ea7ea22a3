import { createRecipe, formats, generate, hardBases } from "@tessera/engine";
import type { HexColor, PrintOptions, Recipe, TokenSet } from "@tessera/engine";

/** A short text for each printed file, by base, format, options and path: other bytes give another text. */
export type Fingerprints = Readonly<Record<string, string>>;

/** Prints some recipes in every format, as each of its choices asks; runs in Node and in browsers. */
export function printFingerprints(recipeCount: number): Fingerprints {
  const found: Record<string, string> = {};
  for (let index = 0; index < recipeCount; index++) {
    const base = baseOf(index);
    const set = generate(makeRecipe(base, index));
    for (const format of formats)
      for (const [asked, options] of listOptions(format.options))
        for (const { path, text } of format.print(set, options))
          found[`${base} ${format.id} ${asked} ${path}`] = fingerprint(text);
    found[`${base} promises`] = fingerprint(printPromises(set));
  }
  return found;
}

type Options = (typeof formats)[number]["options"];

/** No choice, then each choice alone, and each switch turned. */
function listOptions(options: Options): readonly (readonly [asked: string, PrintOptions])[] {
  const turned = options.flatMap((option): readonly (readonly [string, PrintOptions])[] => {
    if (option.kind === "choice")
      return option.choices.map((each) => [each, { [option.id]: each }] as const);
    return option.kind === "switch" ? [[option.id, { [option.id]: !option.default }]] : [];
  });
  return [["plain", {}], ...turned];
}

/** The hard bases, then others spread over all colors. */
function baseOf(index: number): HexColor {
  const bits = Math.imul(index, 0x9e3779b1) >>> 8;
  return hardBases[index] ?? (`#${bits.toString(16).padStart(6, "0")}` as HexColor);
}

/** A recipe whose figures come to many decimals. */
function makeRecipe(base: HexColor, index: number): Recipe {
  const recipe = createRecipe(base);
  return {
    ...recipe,
    typography: {
      ...recipe.typography,
      basePx: 14 + (index % 7) / 3,
      ratioNarrow: 1.067 + (index % 5) / 29,
      ratioWide: 1.125 + (index % 11) / 31,
      isFluid: index % 2 === 1,
    },
    radius: { basePx: (index % 17) + 1 / 3 },
    shadow: { strength: 1 + (index % 3) / 7, softness: 1 - (index % 4) / 9 },
    units: { length: index % 3 === 0 ? "rem" : "px" },
  };
}

function printPromises({ promises }: TokenSet): string {
  return JSON.stringify(promises);
}

/** 53 bits of a text's UTF-16 units: cyrb53, by bryc, 2018 (public domain). */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return `${text.length}-${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
