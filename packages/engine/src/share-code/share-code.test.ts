import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { arbitraryWholeRecipe } from "#design/arbitrary-whole-recipe.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import { findPreset, presets } from "#presets/presets.ts";
import { fontStack } from "#presets/font-stack.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { recipeSchema, type Recipe } from "#recipe/recipe.ts";
import type { Decision } from "#decisions/decision.ts";
import { designOf } from "#design/testing/design-of.ts";
import { printBase64url } from "./base64url.ts";
import { printChecksum } from "./checksum.ts";
import { parseShareCode, printShareCode } from "./share-code.ts";
import { BitReader, EndOfCode } from "./bit-coder.ts";
import { fieldCounts, shareFields, shareVersion } from "./share-fields.ts";

const isLong = inject("form") === "long";
const runs = { seed: 20_261_125, numRuns: isLong ? 5000 : 60 };

/** A code of version 1 that was printed before there were notes on tokens. */
const longExample =
  "1HjCnHCdixgycksipnCn13fNOs7SgH-0bkK78gE-7kjPRTp5jzVgrYUNeBE99z2EVKitSa4c8JjrJURNnDTmvj4ifhLrkRaZ49bc";

function readBack(recipe: Recipe): unknown {
  return readCode(printShareCode(recipe));
}

function readCode(code: string): unknown {
  const parsed = parseShareCode(code);
  return parsed.ok ? parsed.value.recipe : parsed.problem;
}

describe("a share code", () => {
  it("returns every valid recipe unchanged, in the order of its keys", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), (recipe) => {
        expect(readBack(recipe)).toEqual(recipe);
        expect(JSON.stringify(readBack(recipe))).toBe(JSON.stringify(recipe));
      }),
      runs,
    );
  });

  it("contains only characters that an address keeps as they are", () => {
    fc.assert(
      fc.property(arbitraryWholeRecipe(), (recipe) => {
        expect(printShareCode(recipe)).toMatch(/^3[\w-]+$/);
      }),
      { ...runs, numRuns: 20 },
    );
  });

  it.each(presets)("names the preset $id in at most 8 characters", ({ recipe }) => {
    expect(printShareCode(recipe).length).toBeLessThanOrEqual(8);
    expect(readBack(recipe)).toStrictEqual(recipe);
  });

  it("of a preset with ten changes has at most 120 characters", () => {
    for (const { recipe } of presets) {
      const code = printShareCode(withTenChanges(recipe));
      expect(code.length).toBeLessThanOrEqual(120);
      expect(readBack(withTenChanges(recipe))).toStrictEqual(withTenChanges(recipe));
    }
  });

  it("ignores the address before it and spaces around it", () => {
    const code = printShareCode(createRecipe());
    expect(parseShareCode(` https://tessera.example/s#${code}\n`).ok).toBe(true);
  });

  it("of every version remains readable", () => {
    const salt = findPreset("salt")?.recipe ?? createRecipe();
    expect(readCode("1GeV97g")).toEqual(createRecipe());
    expect(readCode(longExample)).toEqual(withTenChanges(salt));
    expect(readBack(withTenChanges(salt))).toEqual(withTenChanges(salt));
    expect(readCode("2WeVk7w")).toEqual(createRecipe());
    expect(printShareCode(createRecipe())).toBe("3UwD48A");
  });

  it("lists every decision of a recipe, and a version counts them", () => {
    expect(new Set(shareFields.map(findLeaf))).toEqual(new Set(listLeaves(recipeSchema, "")));
    expect(fieldCounts[shareVersion]).toBe(shareFields.length);
  });
});

describe("parsing a share code", () => {
  it("refuses a code with one wrong character", () => {
    const code = printShareCode(withTenChanges(createRecipe()));
    for (let index = 1; index < code.length; index += 1) {
      const other = code.charAt(index) === "A" ? "B" : "A";
      const wrong = code.slice(0, index) + other + code.slice(index + 1);
      expect(parseShareCode(wrong)).toMatchObject({ ok: false });
    }
  });

  it("names the problem of a text without a code, of a newer version, and of a damaged code", () => {
    expect(parseShareCode("")).toEqual({ ok: false, problem: "shape" });
    expect(parseShareCode("teal and round")).toEqual({ ok: false, problem: "shape" });
    expect(parseShareCode("9AAAAAAAA")).toEqual({ ok: false, problem: "version" });
    expect(parseShareCode("1AAAAAAAA")).toEqual({ ok: false, problem: "damaged" });
  });

  it("returns a recipe or a problem for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
        expect(typeof parseShareCode(text).ok).toBe("boolean");
      }),
      { ...runs, numRuns: isLong ? 100_000 : 1000 },
    );
  });

  it("returns a recipe or a problem for any content under a valid checksum", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const parsed = parseShareCode(codeOf([...bytes]));
        if (parsed.ok) expect(parseRecipe(parsed.value.recipe).ok).toBe(true);
        else expect(["recipe", "shape"]).toContain(parsed.problem);
      }),
      { ...runs, numRuns: isLong ? 100_000 : 500 },
    );
  });

  it("reads hostile bits in a time that grows with the length of the code", () => {
    for (const byte of [0, 85, 255]) {
      const counter = countReads(new Uint8Array(3000).fill(byte));
      expect(counter).toBeLessThan(3010 * 8 * 24);
    }
    expect(parseShareCode("1".repeat(200_001))).toEqual({ ok: false, problem: "shape" });
  });
});

/** Reads bits of one context until the code ends; returns their number. */
function countReads(code: Uint8Array): number {
  const reader = new BitReader(code);
  let count = 0;
  try {
    for (;;) {
      reader.bit("any", false);
      count += 1;
    }
  } catch (error) {
    expect(error).toBeInstanceOf(EndOfCode);
    return count;
  }
}

function codeOf(bytes: readonly number[]): string {
  const content = printBase64url(bytes);
  return `1${printChecksum(content)}${content}`;
}

/** Changes ten decisions of several kinds, with a pinned color, a custom token and own status colors. */
function withTenChanges(recipe: Recipe): Recipe {
  const { color, typography, spacing } = recipe;
  const changed = {
    ...recipe,
    color: {
      ...color,
      base: "#c0ffee",
      status: { ...color.status, success: "#00a36c", danger: "#d0021b" },
      advanced: { ...color.advanced, taste: { ...color.advanced.taste, vividness: "vivid" } },
    },
    typography: { ...typography, basePx: 17, familyBody: fontStack("Recursive Sans") },
    spacing: { ...spacing, unitPx: 12 - spacing.unitPx },
    radius: { basePx: 7 },
    overrides: { "color.neutral.900": { type: "color", hex: "#101418", alpha: 1 } },
    customTokens: { "color.brand-accent": { type: "alias", to: "color.action-solid" } },
  };
  return designOf(changed).recipe;
}

/** Lists the paths of the single decisions of a schema. */
function listLeaves(decision: Decision, path: string): readonly string[] {
  if (decision.kind !== "group") return [path];
  return Object.entries(decision.fields).flatMap(([key, inner]) =>
    listLeaves(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** Returns the decision that a field of a code is a part of. */
function findLeaf(field: string): string {
  return field.startsWith("color.advanced.") ? "color.advanced" : field;
}
