import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { gamutOfHue } from "#color/gamut.ts";
import { maxP3ChromaIn } from "#color/p3-gamut.ts";
import { arbitraryRecipe } from "#recipe/arbitrary-recipe.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Problem } from "#tokens/problem.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { designOf } from "./testing/design-of.ts";
import { createDesign, parseRecipe } from "./parse-recipe.ts";

const runs = { seed: 20_260_404, numRuns: inject("form") === "long" ? 5000 : 200 };

type Json = { [key: string]: unknown };

/** Returns the default recipe as parsed from JSON, with one value replaced. */
function recipeWith(path: string, value: unknown): Json {
  const recipe = JSON.parse(JSON.stringify(createRecipe())) as Json;
  const keys = path.split("/");
  let place = recipe;
  for (const key of keys.slice(0, -1)) place = place[key] as Json;
  Object.defineProperty(place, keys.at(-1) ?? "", {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return recipe;
}

function problemsOf(input: unknown): readonly Problem[] {
  const parsed = parseRecipe(input);
  return parsed.ok ? [] : parsed.problems;
}

const px = (value: number): Json => ({ type: "dimension", value, unit: "px" });
const wide = (triple: unknown): Json => ({ type: "color", hex: "#000", alpha: 1, wide: triple });
const alias = (to: string): Json => ({ type: "alias", to });
const palette: Json = { base: "#0d9488", hasRoles: true };
const step = (key: string, units: number): Json => ({ key, units });
const fluid: Json = {
  type: "fluidDimension",
  minPx: 500,
  maxPx: 700,
  minViewportPx: 480,
  maxViewportPx: 1536,
  unit: "px",
};

describe("parseRecipe", () => {
  it("parses the default recipe from JSON unchanged", () => {
    const recipe = createRecipe();
    expect(designOf(JSON.parse(JSON.stringify(recipe))).recipe).toEqual(recipe);
  });

  it("gives a recipe without steps and motion the default ones", () => {
    const stored = recipeWith("spacing", { unitPx: 4, density: "comfortable" });
    delete stored["motion"];
    expect(designOf(stored).recipe).toEqual(createRecipe());
    expect([...designOf(stored as Recipe).tokens]).toEqual([...createDesign().tokens]);
  });

  it("parses every recipe within its limits unchanged", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (recipe) => {
        expect(designOf(JSON.parse(JSON.stringify(recipe))).recipe).toEqual(recipe);
      }),
      runs,
    );
  });

  it("never throws, for any input", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (input) => {
        expect(parseRecipe(input).ok).toBe(false);
      }),
      runs,
    );
  });

  it("never throws, for any value in one place of a recipe, and can generate what it parses", () => {
    const places = [
      "color",
      "color/base",
      "color/status/success",
      "typography/familyBody",
      "typography/familyBody/0",
      "typography/basePx",
      "breakpoints/m",
      "spacing/steps",
      "spacing/steps/0/key",
      "motion",
      "motion/easings/0/points",
      "zIndex/order",
      "overrides",
      "overrides/radius.m",
      "customTokens",
      "customTokens/color.brand",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.anything(), (place, value) => {
        const parsed = parseRecipe(recipeWith(place, value));
        if (parsed.ok) expect(parsed.value.tokens.size).toBeGreaterThan(0);
        else expect(parsed.problems.length).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  it("gives a recipe without the advanced decisions their defaults", () => {
    const old = recipeWith("color/advanced", undefined);
    delete (old["color"] as Json)["advanced"];
    expect(designOf(old).recipe).toEqual(createRecipe());
    const partly = recipeWith("color/advanced", { palettes: { brand: { base: "#0d9488" } } });
    const parsed = parseRecipe(partly);
    expect(parsed.ok && parsed.value.recipe.color.advanced).toEqual({
      ...createRecipe().color.advanced,
      palettes: { brand: { base: "#0d9488", hasRoles: true } },
    });
    const stored = createRecipe();
    const { advanced: _, ...color } = stored.color;
    expect(designOf({ ...stored, color }).tokens).toEqual(designOf(stored).tokens);
  });

  it("reports every problem with its path", () => {
    const input = recipeWith("typography/basePx", "16");
    input["extra"] = 1;
    delete (input["radius"] as Json)["basePx"];
    expect(problemsOf(input)).toEqual([
      { path: "extra", code: "unknown-key" },
      { path: "typography.basePx", code: "wrong-type", values: { expected: "number" } },
      { path: "radius.basePx", code: "missing" },
    ]);
  });

  it.each([
    ["color/base", "red", "malformed"],
    ["color/base", "#12345", "malformed"],
    ["color/base", "#ff0000;}body{display:none}", "malformed"],
    ["color/base", { r: 1 }, "wrong-type"],
    ["color/neutralChroma", 0.021, "out-of-range"],
    ["color/advanced", [], "wrong-type"],
    ["color/advanced/extra", 1, "unknown-key"],
    ["color/advanced/stepNames", ["1", "2"], "wrong-count"],
    ["color/advanced/stepNames", Array.from({ length: 21 }, (_, i) => `${i}`), "wrong-count"],
    ["color/advanced/stepNames", ["1", "2", "1"], "duplicate"],
    ["color/advanced/stepNames", ["1", "2", "a-b"], "malformed"],
    ["color/advanced/stepNames", ["1", "2", "X"], "malformed"],
    ["color/advanced/stepNames", ["1", "2", 3], "wrong-type"],
    ["color/advanced/taste/vividness", "loud", "not-allowed"],
    ["color/advanced/palettes", [], "wrong-type"],
    ["color/advanced/palettes/brand", { base: "red" }, "malformed"],
    ["color/advanced/palettes/Brand", palette, "malformed"],
    ["color/advanced/palettes/a--b", palette, "malformed"],
    [`color/advanced/palettes/${"a".repeat(33)}`, palette, "too-long"],
    ["color/advanced/palettes/__proto__", palette, "malformed"],
    ["color/advanced/palettes/primary", palette, "name-taken"],
    ["color/advanced/palettes/primary-tint", palette, "name-taken"],
    ["color/advanced/palettes/text", palette, "name-taken"],
    ["color/advanced/palettes/action", palette, "name-taken"],
    ["color/advanced/palettes/primary-50", palette, "name-taken"],
    ["color/advanced/palettes/data", palette, "name-taken"],
    ["color/advanced/palettes/data-diverging", palette, "name-taken"],
    ["color/advanced/palettes/data-12", palette, "name-taken"],
    ["color/advanced/baseSteps/neutral", "500", "unknown-key"],
    ["color/advanced/baseSteps/constructor", "500", "unknown-key"],
    ["color/advanced/baseSteps/primary", "550", "not-allowed"],
    ["color/advanced/pinnedSteps/brand", { 500: "#ff0000" }, "unknown-key"],
    ["color/advanced/pinnedSteps/primary", { 550: "#ff0000" }, "unknown-key"],
    ["color/advanced/pinnedSteps/primary", { 500: "red" }, "malformed"],
    ["typography/basePx", Number.NaN, "out-of-range"],
    ["typography/basePx", Number.POSITIVE_INFINITY, "out-of-range"],
    ["typography/ratioWide", 0.9, "out-of-range"],
    ["typography/isFluid", 1, "not-allowed"],
    ["typography/familyBody", [], "wrong-count"],
    ["typography/familyBody", Array.from({ length: 9 }, () => "Inter"), "wrong-count"],
    ["typography/familyBody", ["x".repeat(65)], "too-long"],
    ["typography/familyBody", ["</style><img>"], "unsafe-text"],
    ["typography/familyBody", ["a\\"], "unsafe-text"],
    ["typography/familyBody", ['a"'], "unsafe-text"],
    ["typography/familyBody", ["a;b"], "unsafe-text"],
    ["typography/familyBody", ["a{b"], "unsafe-text"],
    ["typography/familyBody", ["url(https://example.test/a.woff2)"], "unsafe-text"],
    ["typography/familyBody", ["a(b"], "unsafe-text"],
    ["typography/familyBody", ["a)b"], "unsafe-text"],
    ["typography/familyBody", ["a\nb"], "unsafe-text"],
    ["typography/familyBody", ["Inter\u0000"], "unsafe-text"],
    ["typography/familyBody", ["Inter\ud800"], "unsafe-text"],
    ["typography/familyBody", ["\u202eretnI"], "unsafe-text"],
    ["typography/familyBody", [" "], "malformed"],
    ["typography/familyBody", [""], "malformed"],
    ["spacing/unitPx", 5, "not-allowed"],
    ["spacing/density", "constructor", "not-allowed"],
    ["spacing/steps", [], "wrong-count"],
    [
      "spacing/steps",
      Array.from({ length: 33 }, (_, units) => step(`s${units}`, units)),
      "wrong-count",
    ],
    ["spacing/steps/1", step("none", 0.5), "duplicate"],
    ["spacing/steps/1", step("xxs", 1), "not-rising"],
    ["spacing/steps/1", step("xxs-compact", 0.5), "name-reserved"],
    ["spacing/steps/1", step("xx--s", 0.5), "malformed"],
    ["spacing/steps/1", step("x".repeat(33), 0.5), "too-long"],
    ["spacing/steps/1", { ...step("xxs", 0.5), px: 2 }, "unknown-key"],
    ["spacing/steps/6/units", 251, "out-of-range"],
    ["motion/durations/0/ms", -1, "out-of-range"],
    ["motion/durations/0/key", "fast-reduced", "name-reserved"],
    ["motion/durations/0/key", "normal", "duplicate"],
    ["motion/easings/0/points", [0, 0, 1.1, 1], "out-of-range"],
    ["motion/easings/0/points", [0, 0, 1], "wrong-count"],
    ["motion/easing", [], "unknown-key"],
    ["breakpoints/m", 640, "not-rising"],
    ["overrides/breakpoint.m", px(1024), "not-rising"],
    ["overrides/breakpoint.m", { type: "dimension", value: 64, unit: "rem" }, "not-rising"],
    ["zIndex/order", ["docked"], "wrong-count"],
    ["zIndex/step", 1.5, "malformed"],
    ["units/length", "%", "not-allowed"],
    ["overrides", [], "wrong-type"],
    ["overrides/color.text", wide({ l: 1.1, c: 0.1, h: 0 }), "out-of-range"],
    ["overrides/color.text", wide({ l: 0.5, c: 0.6, h: 0 }), "out-of-range"],
    ["overrides/color.text", wide({ l: 0.3, c: 0.5, h: 140 }), "out-of-range"],
    ["overrides/color.text", wide({ l: 0.5, c: 0.1, h: "0" }), "wrong-type"],
    ["overrides/color.text", wide({ l: 0.5, c: 0.1 }), "missing"],
    ["overrides/color.text", wide(null), "wrong-type"],
    ["overrides/radius.m", px(-1), "out-of-range"],
    ["overrides/radius.m", { ...px(1), extra: 1 }, "unknown-key"],
    ["overrides/radius.m", { type: "dimension", value: 1, unit: "%" }, "not-allowed"],
    ["overrides/radius.m", { type: "number", value: 1 }, "wrong-token-type"],
    ["overrides/radius.m", { type: "__proto__" }, "not-allowed"],
    ["overrides/radius.m", null, "wrong-type"],
    ["overrides/radius.huge", px(1), "unknown-token"],
    ["overrides/constructor", px(1), "unknown-token"],
    ["overrides/__proto__", px(1), "unknown-token"],
    ["overrides/radius.m", alias("radius.huge"), "unknown-token"],
    ["overrides/radius.m", alias("color.text"), "wrong-token-type"],
    ["overrides/radius.m", alias("letter-spacing.xl"), "out-of-range"],
    ["overrides/z-index.modal", alias("line-height.base"), "malformed"],
    ["overrides/z-index.modal", { type: "number", value: 2 ** 31 }, "out-of-range"],
    ["overrides/z-index.modal", { type: "number", value: 1.5 }, "malformed"],
    ["overrides/breakpoint.m", fluid, "wrong-token-type"],
    ["customTokens/breakpoint.huge", fluid, "wrong-token-type"],
    ["overrides/line-height.base", { type: "keyword", value: "auto" }, "wrong-token-type"],
    ["overrides/color.primary.500", alias("color.primary.500"), "cycle"],
    ["customTokens/color.text", { type: "color", hex: "#fff", alpha: 1 }, "name-taken"],
    ["customTokens/color-text", px(1), "name-taken"],
    ["customTokens/modes", px(1), "name-reserved"],
    ["customTokens/Color", px(1), "malformed"],
    ["customTokens/spacing.-x", px(1), "malformed"],
    ["customTokens/spacing.huge", px(-1), "out-of-range"],
    ["customTokens/spacing.huge", { type: "number", value: 1 }, "wrong-token-type"],
    [`customTokens/spacing.${"a".repeat(66)}`, px(1), "malformed"],
  ])("refuses %s as %j: %s", (path, value, code) => {
    expect(problemsOf(recipeWith(path, value)).map((problem) => problem.code)).toContain(code);
  });

  it("refuses more than twelve extra palettes, and two whose tokens would have the same names", () => {
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`p${i}`, palette]));
    expect(problemsOf(recipeWith("color/advanced/palettes", many))).toEqual([
      { path: "color.advanced.palettes", code: "wrong-count", values: { min: 0, max: 12 } },
    ]);
    const duplicates = { brand: palette, "on-brand": palette };
    expect(problemsOf(recipeWith("color/advanced/palettes", duplicates))).toEqual([
      {
        path: "color.advanced.palettes.on-brand",
        code: "name-taken",
        values: {
          name: "color-on-brand-subtle",
          owner: "color.on-brand-subtle",
          ownerKind: "role",
        },
      },
    ]);
  });

  it("parses every generated color again as an override, also wide ones", () => {
    const recipe = createRecipe("#00ff00" as Recipe["color"]["base"]);
    const colors = [...designOf(recipe).tokens].filter(([path]) => path.startsWith("color."));
    const overrides = Object.fromEntries(
      colors.map(([path, { definition }]) => [path, definition]),
    );
    expect(JSON.stringify(overrides)).toContain('"wide":{"l":');
    expect(designOf({ ...recipe, overrides }).recipe).toEqual({ ...recipe, overrides });
  });

  it("accepts wide colors up to the edge of Display P3 at their lightness and hue, and none beyond", () => {
    const refused = problemsOf(
      recipeWith("overrides/color.text", wide({ l: 0.3, c: 0.5, h: 140 })),
    );
    const max = expect.closeTo(maxP3ChromaIn(gamutOfHue(140), 0.3), 4) as number;
    expect(refused).toEqual([
      { path: "overrides.color.text.wide.c", code: "out-of-range", values: { min: 0, max } },
    ]);
    const edge = Number(refused[0]?.values?.["max"]);
    const withChroma = (c: number): Json =>
      recipeWith("overrides/color.text", wide({ l: 0.3, c, h: 140 }));
    expect(problemsOf(withChroma(edge))).toEqual([]);
    expect(problemsOf(withChroma(edge + 0.0001))).toEqual(refused);
    const layer = { offsetXPx: 0, offsetYPx: 0, blurPx: 0, spreadPx: 0 };
    const color = wide({ l: 1, c: 0.01, h: 0 });
    const shadow = { type: "shadow", layers: [{ ...layer, color }] };
    expect(problemsOf(recipeWith("overrides/shadow.m", shadow))).toMatchObject([
      { path: "overrides.shadow.m.layers.0.color.wide.c", values: { min: 0, max: 0 } },
    ]);
  });

  it("parses every wide color again that any recipe generates", () => {
    fc.assert(
      fc.property(arbitraryRecipe(), (recipe) => {
        const tokens = [...designOf(recipe).tokens];
        const wides = tokens.filter(([, { definition }]) =>
          JSON.stringify(definition).includes('"wide"'),
        );
        const overrides = Object.fromEntries(
          wides.map(([path, { definition }]) => [path, definition]),
        );
        expect(designOf({ ...recipe, overrides }).recipe).toEqual({ ...recipe, overrides });
      }),
      runs,
    );
  });

  it("parses a fluid length that was stored in em as one in rem", () => {
    const parsed = parseRecipe(
      recipeWith("overrides/font-size.heading-xl", { ...fluid, unit: "em" }),
    );
    expect(parsed.ok && Object.values(parsed.value.recipe.overrides)).toEqual([
      { ...fluid, unit: "rem" },
    ]);
  });

  it("accepts pinned z-indices in any order, also two equal ones", () => {
    const input = recipeWith("overrides/z-index.tooltip", { type: "number", value: -5 });
    (input["overrides"] as Json)["z-index.modal"] = { type: "number", value: 100 };
    (input["overrides"] as Json)["z-index.docked"] = { type: "number", value: 100 };
    expect(problemsOf(input)).toEqual([]);
  });

  it("refuses a repeated layer", () => {
    const [first = "", , ...others] = createRecipe().zIndex.order;
    const order = [first, first, ...others];
    expect(problemsOf(recipeWith("zIndex/order", order))).toEqual([
      { path: "zIndex.order", code: "duplicate" },
    ]);
  });

  it("refuses rules with cases of different kinds, or of an unknown mode", () => {
    const rule = (when: Json, then: Json): Json => ({
      type: "rule",
      otherwise: px(1),
      cases: [{ when, then }],
    });
    const dark = { scheme: "dark" };
    expect(problemsOf(recipeWith("overrides/radius.m", rule(dark, px(2))))).toEqual([]);
    const codes = (value: Json): readonly string[] =>
      problemsOf(recipeWith("overrides/radius.m", value)).map(({ code }) => code);
    expect(codes(rule(dark, alias("color.text")))).toEqual(["wrong-token-type"]);
    expect(codes(rule({ scheme: "sepia" }, px(2)))).toEqual(["not-allowed"]);
    expect(codes(rule({ constructor: "dark" }, px(2)))).toEqual(["unknown-key"]);
  });

  it("generates a role with a color of its own if the step that it uses is an alias of the role", () => {
    const parsed = parseRecipe(recipeWith("overrides/color.neutral.50", alias("color.surface-2")));
    const surface = parsed.ok && parsed.value.tokens.get(tokenPath("color.surface-2"));
    expect(surface && surface.definition).toMatchObject({ otherwise: { type: "color" } });
  });

  it("refuses a cycle through generated and custom tokens", () => {
    const input = recipeWith("overrides/color.link", alias("color.brand"));
    (input["customTokens"] as Json)["color.brand"] = alias("color.link");
    const problems = problemsOf(input);
    expect(problems.map(({ code }) => code)).toContain("cycle");
    expect(problems.map(({ path }) => path)).toContain("customTokens.color.brand");
  });

  it("accepts aliases of one another in modes that never apply together", () => {
    const rule = (otherwise: Json, then: Json): Json => ({
      type: "rule",
      otherwise,
      cases: [{ when: { scheme: "dark" }, then }],
    });
    const customTokens = {
      "color.a": rule(alias("color.text"), alias("color.b")),
      "color.b": rule(alias("color.a"), alias("color.link")),
    };
    expect(problemsOf(recipeWith("customTokens", customTokens))).toEqual([]);
    const cycle = { ...customTokens, "color.b": alias("color.a") };
    expect(problemsOf(recipeWith("customTokens", cycle))[0]).toEqual({
      path: "customTokens.color.a",
      code: "cycle",
      values: { token: "color.a", modes: { scheme: "dark" } },
    });
  });

  it("reports every problem of a custom token, with its name and with its value", () => {
    const both = recipeWith("customTokens", { "Spacing.Huge": px(-20_000) });
    expect(problemsOf(both)).toMatchObject([
      { path: "customTokens.Spacing.Huge", code: "malformed", values: { expected: "tokenPath" } },
      { path: "customTokens.Spacing.Huge.value", code: "out-of-range" },
    ]);
    expect(problemsOf(recipeWith("customTokens", { "spacing.-x": px(-8) }))).toMatchObject([
      { path: "customTokens.spacing.-x", code: "malformed" },
      { path: "customTokens.spacing.-x", code: "out-of-range", values: { given: "-8px" } },
    ]);
    expect(problemsOf(recipeWith("customTokens", { modes: px(1) }))).toEqual([
      { path: "customTokens.modes", code: "name-reserved", values: { name: "modes" } },
    ]);
    const bracketed = { type: "alias", to: "{spacing.m}" };
    expect(problemsOf(recipeWith("customTokens", { "spacing.x": bracketed }))).toEqual([
      {
        path: "customTokens.spacing.x.to",
        code: "malformed",
        values: { expected: "aliasTarget" },
      },
    ]);
  });

  it("parses custom tokens with names of any depth, and keeps their order", () => {
    const customTokens = {
      "color.brand.500": { type: "color", hex: "#ABC", alpha: 0.5 },
      constructor: px(1),
      "spacing.huge": alias("spacing.xl"),
    };
    const parsed = parseRecipe(recipeWith("customTokens", customTokens));
    const recipe = parsed.ok ? parsed.value.recipe : ({} as Recipe);
    expect(Object.keys(recipe.customTokens)).toEqual(Object.keys(customTokens));
    expect(Object.values(recipe.customTokens)[0]).toEqual({
      type: "color",
      hex: "#aabbcc",
      alpha: 0.5,
    });
  });

  it("stays fast for aliases that branch repeatedly", () => {
    const customTokens: Json = { "color.t0": alias("color.text") };
    for (let index = 1; index < 900; index++) {
      const then = alias(`color.t${index - 1}`);
      const when = { scheme: "dark" };
      customTokens[`color.t${index}`] = { type: "rule", otherwise: then, cases: [{ when, then }] };
    }
    expect(problemsOf(recipeWith("customTokens", customTokens))).toEqual([]);
  });
});
