import { describe, expect, it } from "vitest";
import type { Problem } from "#tokens/problem.ts";
import { printTokenValue } from "#tokens/print-token-value.ts";
import { applyVariables } from "./apply-variables.ts";
import { createDesign } from "#design/parse-recipe.ts";
import type { Design } from "#design/design.ts";
import { designOf } from "#design/testing/design-of.ts";
import { parseTokenValue } from "./parse-token-value.ts";
import { readVariables, type Variable } from "./read-variables.ts";
import { variableGroups, type VariableGroup } from "./variable-groups.ts";

const design = createDesign();

function pin(group: VariableGroup, ...variables: readonly Variable[]): Design {
  const parsed = applyVariables(design, group, { type: "custom", variables });
  if (parsed.ok) return parsed.value;
  throw new TypeError(JSON.stringify(parsed.problems));
}

function refusals(group: VariableGroup, ...variables: readonly Variable[]): readonly Problem[] {
  const parsed = applyVariables(design, group, { type: "custom", variables });
  return parsed.ok ? [] : parsed.problems;
}

describe("readVariables", () => {
  it("lists the keys of every group in order", () => {
    const keys = (group: VariableGroup): readonly string[] =>
      readVariables(design, group).map(({ key }) => key);
    const widths = ["xs", "s", "m", "l", "xl", "xxl"];
    const grids = widths.flatMap((key) => [`${key}-columns`, `${key}-gutter`, `${key}-margin`]);
    expect(keys("breakpoint")).toEqual([...widths, ...grids]);
    expect(keys("radii")).toEqual(["none", "xs", "s", "m", "l", "xl", "xxl", "full"]);
    expect(keys("sizes")).toEqual(["xs", "s", "m", "l", "xl", "xxl"]);
    expect(keys("spacing").slice(0, 6)).toEqual([
      "none",
      "none-comfortable",
      "none-compact",
      "xxs",
      "xxs-comfortable",
      "xxs-compact",
    ]);
    expect(keys("z-indices")).toEqual([
      "hide",
      "auto",
      "base",
      "docked",
      "sticky",
      "overlay",
      "modal",
      "notification",
      "dropdown",
      "popover",
      "tooltip",
    ]);
    expect(keys("shadows")).toEqual(["1", "2", "3", "4", "5"]);
    expect(keys("base")).toEqual([
      "font-family-body",
      "font-family-heading",
      "font-size-base",
      "line-height-base",
    ]);
    const sized = (prefix: string): readonly string[] =>
      ["xs", "s", "m", "lg", "xl"].map((step) => `${prefix}-${step}`);
    expect(keys("fontSizeHeading")).toEqual(sized("font-size-heading"));
    expect(keys("fontSizeBody")).toEqual(sized("font-size-body"));
    expect(keys("letterSpacing")).toEqual(sized("letter-spacing"));
    expect(keys("lineHeight")).toEqual(sized("line-height"));
  });

  it("reads values as CSS writes them", () => {
    const value = (group: VariableGroup, key: string): string | undefined =>
      readVariables(design, group).find((each) => each.key === key)?.value;
    expect(value("spacing", "s-compact")).toBe("4px");
    expect(value("z-indices", "auto")).toBe("auto");
    expect(value("lineHeight", "line-height-xs")).toBe("1.4");
    expect(value("shadows", "1")).toMatch(/^0 1px 2px -1px rgb\(/);
    expect(value("base", "font-family-body")).toBe(
      '"Inter Variable", "Inter", system-ui, sans-serif',
    );
  });
});

describe("applyVariables", () => {
  it.each(variableGroups)(
    "accepts the values that it reads of %s, and its pins can be parsed",
    (group) => {
      const variables = readVariables(design, group);
      const pinned = pin(group, ...variables);
      expect(readVariables(pinned, group)).toEqual(variables);
      expect(designOf(JSON.parse(JSON.stringify(pinned.recipe)))).toEqual(pinned);
    },
  );

  it("pins the named keys and no others", () => {
    const pinned = pin("radii", { key: "m", value: "0.5rem" });
    expect(pinned.recipe.overrides).toEqual({
      "radius.m": { type: "dimension", value: 0.5, unit: "rem" },
    });
    expect(pin("z-indices", { key: "modal", value: "auto" }).recipe.overrides).toEqual({
      "z-index.modal": { type: "keyword", value: "auto" },
    });
  });

  it("resets named keys, or the whole group, to the recipe", () => {
    const both = pin("radii", { key: "m", value: "5px" }, { key: "l", value: "6px" });
    const size = pin("sizes", { key: "m", value: "44px" });
    const overrides = { ...both.recipe.overrides, ...size.recipe.overrides };
    const other = designOf({ ...both.recipe, overrides });
    const one = applyVariables(other, "radii", {
      type: "generated",
      variables: [{ key: "m", value: "" }],
    });
    expect(one.ok && Object.keys(one.value.recipe.overrides)).toEqual(["radius.l", "size.m"]);
    const all = applyVariables(other, "radii", { type: "generated", variables: [] });
    expect(all.ok && Object.keys(all.value.recipe.overrides)).toEqual(["size.m"]);
  });

  it("keeps the sign of letter spacing and of layers only", () => {
    expect(refusals("letterSpacing", { key: "letter-spacing-m", value: "-0.01em" })).toEqual([]);
    expect(refusals("z-indices", { key: "modal", value: "-5" })).toEqual([]);
    for (const group of ["radii", "sizes", "spacing", "breakpoint"] as const)
      expect(refusals(group, { key: "m", value: "-1px" })).toMatchObject([
        { path: "variables.0.value", code: "out-of-range" },
      ]);
  });

  it("stores a negative zero as zero", () => {
    const pinned = pin("radii", { key: "m", value: "-0px" });
    expect(readVariables(pinned, "radii")).toContainEqual({
      key: "m",
      value: "0px",
    });
    expect(pin("z-indices", { key: "modal", value: "-0" }).recipe.overrides).toEqual({
      "z-index.modal": { type: "number", value: 0 },
    });
  });

  it.each([
    "",
    "12",
    "12 px",
    " 12px",
    "12px ",
    "12%",
    "12PX",
    "+12px",
    "1e3px",
    "NaNpx",
    "Infinitypx",
    "0x10px",
    ".px",
    "1.px",
    "1..5px",
    "1,5px",
    "calc(1px + 2px)",
    "var(--x)",
    "12px !important",
    "12px\n--x:1",
    "12px;",
    "#{$evil}",
    "١٢px",
    "１２px",
    "12px\u0000",
    "99999999999999999999px",
    "auto",
  ])("refuses %j as a length", (value) => {
    expect(refusals("spacing", { key: "m", value })[0]?.path).toBe("variables.0.value");
  });

  it.each(["abc", "-2147483649", "2147483648", "10px", "1.5", "1e3", "", "NaN", "inherit"])(
    "refuses %j as a layer",
    (value) => {
      expect(refusals("z-indices", { key: "modal", value })[0]?.path).toBe("variables.0.value");
    },
  );

  it("reports that a layer is a whole number, for any other input", () => {
    for (const value of ["10px", "1.5", "abc"])
      expect(refusals("z-indices", { key: "modal", value })[0]).toMatchObject({
        code: "malformed",
        values: { expected: "layer" },
      });
  });

  it.each([
    "</style><img src=x onerror=alert(1)>",
    "a\\",
    "Inter\ud800",
    "Inter, ",
    ", Inter",
    '"Inter',
    "Inter; }",
    "url(https://example.test/a.woff2)",
    '"local(Inter)", sans-serif',
    "a".repeat(65),
    "a,b,c,d,e,f,g,h,i",
    "x".repeat(5000),
  ])("refuses %j as families", (value) => {
    expect(refusals("base", { key: "font-family-body", value })[0]?.path).toBe("variables.0.value");
  });

  it.each(["1e309", "0", "-1", "normal", "150%"])("refuses %j as a line height", (value) => {
    expect(refusals("base", { key: "line-height-base", value })[0]?.path).toBe("variables.0.value");
  });

  it.each([true, 12, null, {}, [], undefined])("refuses %j if a text is expected", (value) => {
    const variable = { key: "m", value } as unknown as Variable;
    expect(refusals("spacing", variable)).toMatchObject([{ code: "wrong-type" }]);
  });

  it.each(["xxxxl", "__proto__", "constructor", "İ", "", "font-size-heading-m", "radius.m", "M"])(
    "refuses the key %j",
    (key) => {
      expect(refusals("radii", { key, value: "1px" })).toMatchObject([
        { path: "variables.0.key", code: "not-allowed" },
      ]);
    },
  );

  it("refuses the key of another group of typography", () => {
    expect(refusals("base", { key: "font-size-heading-m", value: "1px" })).toHaveLength(1);
  });

  it("keeps breakpoints increasing, changed one by one or together", () => {
    expect(refusals("breakpoint", { key: "m", value: "1024px" })).toEqual([
      { path: "variables.0.value", code: "not-rising" },
    ]);
    const moved = pin("breakpoint", { key: "m", value: "1030px" }, { key: "l", value: "70rem" });
    expect(
      applyVariables(moved, "breakpoint", {
        type: "generated",
        variables: [{ key: "l", value: "" }],
      }),
    ).toEqual({
      ok: false,
      problems: [{ path: "variables", code: "not-rising" }],
    });
  });

  it("refuses a duplicate key, and then changes nothing", () => {
    const twice = [
      { key: "m", value: "1px" },
      { key: "m", value: "2px" },
    ];
    expect(refusals("radii", ...twice)).toEqual([
      { path: "variables.1.key", code: "duplicate", values: { name: "m" } },
    ]);
    expect(design.recipe.overrides).toEqual({});
  });
});

const int32 = { min: -2_147_483_648, max: 2_147_483_647 };

describe("parseTokenValue", () => {
  it.each([
    ["color", "#ABC", "#aabbcc"],
    ["color.text", "#11223380", "rgb(17 34 51 / 0.502)"],
    ["color", "rgb(1 2 3 / .5)", "rgb(1 2 3 / 0.5)"],
    ["spacing.m", "16px", "16px"],
    ["font-size", ".5rem", "0.5rem"],
    ["line-height", "1.50", "1.5"],
    ["z-index", "auto", "auto"],
    ["font-family", "Inter,'Segoe UI' , sans-serif", '"Inter", "Segoe UI", sans-serif'],
    ["shadow", "none", "none"],
    ["shadow.1", "0 1px #000", "0 1px 0 0 #000000"],
    [
      "shadow.1",
      "0 0 0 1px #cdcdc9, 0 12px 32px -10px #16161533",
      "0 0 0 1px #cdcdc9, 0 12px 32px -10px rgb(22 22 21 / 0.2)",
    ],
    ["shadow.1", "0px 4px 12px rgba(0, 0, 0, 0.15)", "0 4px 12px 0 rgb(0 0 0 / 0.15)"],
    ["shadow.1", "rgb(0 0 0 / 15%) 0px 4px 12px 0px", "0 4px 12px 0 rgb(0 0 0 / 0.15)"],
    [
      "shadow.1",
      "0 1px 2px Black,0 2px 4px RGBA(1,2,3,.5) , 0 0 1px rgb(1, 2, 3)",
      "0 1px 2px 0 #000000, 0 2px 4px 0 rgb(1 2 3 / 0.5), 0 0 1px 0 #010203",
    ],
    ["shadow.1", "0 1px transparent", "0 1px 0 0 rgb(0 0 0 / 0)"],
    ["color.text", "rebeccapurple", "#663399"],
    ["duration.fast", ".2s", "200ms"],
    ["easing", "cubic-bezier(.2,0,0,1)", "cubic-bezier(0.2, 0, 0, 1)"],
  ])("parses %s %j and prints %j", (path, text, printed) => {
    const parsed = parseTokenValue(path, text);
    expect(parsed.ok && printTokenValue(parsed.value)).toBe(printed);
  });

  it.each([
    ["color", "redd"],
    ["color", "rgb(1, 2 3)"],
    ["color", "rgba(1, 2, 3, 101%)"],
    ["shadow", "0 1px #000 #000"],
    ["shadow", "#000 0 1px #000"],
    ["shadow", "0 1px 2px rgba(0, 0, 0, 0.1"],
    ["shadow", "0 1px 2px #000,"],
    ["color", "rgb(256 0 0 / 1)"],
    ["color", "rgb(0 0 0 / 2)"],
    ["color", "#12345"],
    ["shadow", "inset 0 1px #000"],
    ["shadow", "0 1px"],
    ["shadow", "0 1px 2px 3px 4px #000"],
    ["shadow", "0 1px -2px #000"],
    ["shadow", "0 1px url(x)"],
    ["easing", "cubic-bezier(2, 0, 0, 1)"],
    ["easing", "ease-in"],
    ["duration", "-1ms"],
    ["nothing", "1px"],
    ["constructor", "1px"],
  ])("refuses %s %j", (path, text) => {
    expect(parseTokenValue(path, text).ok).toBe(false);
  });

  it.each([
    ["spacing.m", "-8px", { min: 0, max: 4000, unit: "px", given: "-8px" }],
    ["spacing.m", "-1rem", { min: 0, max: 4000, unit: "px", given: "-1rem" }],
    ["duration.fast", "-1ms", { min: 0, max: 60_000, unit: "ms", given: "-1ms" }],
    ["z-index.modal", "99999999999", { ...int32, given: "99999999999" }],
    ["z-index.modal", "-99999999999999999999", { ...int32, given: "-99999999999999999999" }],
    ["line-height", "0", { min: 0.5, max: 10, given: "0" }],
    ["easing", "cubic-bezier(2, 0, 0, 1)", { min: 0, max: 1, given: "2", part: "x1" }],
    ["easing", "cubic-bezier(0, 0, -0.5, 1)", { min: 0, max: 1, given: "-0.5", part: "x2" }],
    ["easing", "cubic-bezier(0, 11, 0, 1)", { min: -10, max: 10, given: "11", part: "y1" }],
    ["shadow.1", "0 1px -8px #000", { min: 0, max: 1000, unit: "px", given: "-8px", part: "blur" }],
  ])("reports for %s %j which value is how far out of its range", (path, text, values) => {
    expect(parseTokenValue(path, text)).toEqual({
      ok: false,
      problems: [{ path: "value", code: "out-of-range", values }],
    });
  });

  it.each([
    ["inset 0 1px 0 #ffffff", "outerShadow"],
    ["0 1px #000, 0 1px 0 #fff inset", "outerShadow"],
    ["0 .25rem 1rem #0003", "shadowInPx"],
    ["0 1px 5% rgba(0, 0, 0, 50%)", "shadowInPx"],
    ["0 1px 2px rgba(0, 0, 0, 150%)", "shadowText"],
  ])("reports for the shadow %j what tokens cannot have", (text, expected) => {
    expect(parseTokenValue("shadow.1", text)).toMatchObject({
      problems: [{ code: "malformed", values: { expected } }],
    });
  });

  it.each(["{spacing.m}", "var(--spacing-m)", "$spacing-m", "@spacing-m"])(
    "calls %s a reference, and not a misspelled length",
    (text) => {
      expect(parseTokenValue("spacing.m", text)).toMatchObject({
        problems: [
          { code: "wrong-token-type", values: { expected: "length", found: "reference" } },
        ],
      });
    },
  );
});
