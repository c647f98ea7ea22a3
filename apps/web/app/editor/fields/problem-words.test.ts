import { describeProblem } from "@tessera/contract";
import { createDesign, createRecipe, parseRecipe, parseTokenValue } from "@tessera/engine";
import { describe, expect, it, test } from "vitest";

type Json = { [key: string]: unknown };

/** Returns the default recipe with one value replaced. */
function recipeWith(path: string, value: unknown): Json {
  const recipe = JSON.parse(JSON.stringify(createRecipe())) as Json;
  const keys = path.split("/");
  const last = keys.pop() ?? "";
  let place = recipe;
  for (const key of keys) place = place[key] as Json;
  place[last] = value;
  return recipe;
}

function tell(parsed: ReturnType<typeof parseRecipe> | ReturnType<typeof parseTokenValue>) {
  const [problem] = parsed.ok ? [] : parsed.problems;
  return problem && { en: describeProblem(problem, "en"), tr: describeProblem(problem, "tr") };
}

const fluid = {
  type: "fluidDimension",
  minPx: 500,
  maxPx: 700,
  minViewportPx: 480,
  maxViewportPx: 1536,
  unit: "px",
};

describe("describes the limits of a recipe in the requested language", () => {
  it.each([
    ["typography/familyBody", [""], /Inter gibi, .* yazı tipi adı girin\.$/],
    [
      "overrides/font-family.body",
      { type: "fontFamily", families: [" "] },
      /yazı tipi adı girin\.$/,
    ],
    [
      "color/advanced/stepNames",
      ["1", "2", "X"],
      /^Buraya en fazla 12 harf \(a–z\) ve rakamdan oluşan bir ad girin\.$/,
    ],
    ["color/advanced/palettes/Brand", {}, /^Buraya harfle başlayan; .* bir ad girin\.$/],
    [
      "overrides/breakpoint.m",
      fluid,
      /^Bu token sabit bir uzunluk alır, akışkan bir uzunluk değil\.$/,
    ],
    ["overrides/radius.m", { type: "number", value: 1 }, /uzunluk alır, bir sayı değil\.$/],
    ["overrides/line-height.base", { type: "keyword", value: "auto" }, /sayı alır, bir anahtar/],
    ["zIndex/step", 1.5, /^Buraya bir tam sayı girin\.$/],
    [
      "spacing/steps/1",
      { key: "xx--s", units: 0.5 },
      /tek kısa çizgilerden oluşan bir ad girin\.$/,
    ],
  ])("%s", (path, value, turkish) => {
    expect(tell(parseRecipe(recipeWith(path, value)))?.tr).toMatch(turkish);
  });
});

/** Lists the path of every value of a recipe, leaves and branches. */
function placesOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [
    key,
    ...placesOf(below).map((place) => `${key}/${place}`),
  ]);
}

test("describes every problem of a recipe", () => {
  const wrong = ["", "?", -1e12, 0.3, null, true, [], {}];
  const messages = placesOf(createRecipe()).flatMap((place) =>
    wrong.flatMap((value) => Object.values(tell(parseRecipe(recipeWith(place, value))) ?? {})),
  );
  expect(messages.length).toBeGreaterThan(1000);
  expect(messages.filter((message) => /[{}]|undefined/.test(message))).toEqual([]);
});

test("describes every problem of a token's text", () => {
  const messages = [...createDesign().tokens.keys()].flatMap((path) =>
    ["?", "", "auto", "1px", "\0"].flatMap((text) =>
      Object.values(tell(parseTokenValue(path, text)) ?? {}),
    ),
  );
  expect(messages.length).toBeGreaterThan(1000);
  expect(messages.filter((message) => /[{}]|undefined/.test(message))).toEqual([]);
});
