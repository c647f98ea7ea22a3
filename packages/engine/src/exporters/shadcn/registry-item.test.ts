import { expect, it } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import { createDesign } from "#design/parse-recipe.ts";
import { designOf } from "#design/testing/design-of.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { expectModel, readWhole } from "../testing/format-guarantees.ts";
import { extractComponents } from "./component-tokens.ts";
import { shadcnFormat } from "./format.ts";

const set = createDesign();
const [file] = shadcnFormat.print(set, { scope: "registry", title: "Elif · r4" });

it("prints the variables of both schemes, and the other modes as rules", () => {
  const item = JSON.parse(file.text) as Record<string, Record<string, Record<string, string>>>;
  expect(file.path).toBe("registry-item.json");
  expect(item).toMatchObject({ type: "registry:theme", title: "Elif · r4" });
  expect(Object.keys(item["cssVars"]?.["light"] ?? {})).toEqual([
    ...extractComponents(set).tokens.keys(),
  ]);
  expect(item["cssVars"]?.["dark"]?.["background"]).toMatch(/^oklch\(/);
  expect(item["cssVars"]?.["theme"]).toMatchObject({
    "color-background": "var(--background)",
    "font-heading": "var(--font-heading)",
  });
  expect(item["css"]?.[".light"]?.["color-scheme"]).toBe("light");
  expect(item["css"]).not.toHaveProperty("@custom-variant dark (&:is(.dark *))");
});

it("keeps the order of modes if their rules have one query", () => {
  const path = tokenPath("color.data.4");
  const color = { type: "color", hex: "#f7faff" as HexColor, alpha: 1 } as const;
  const then = { type: "alias", to: tokenPath("color.data.2") } as const;
  const cases = [{ when: { contrast: "high", density: "compact" }, then }] as const;
  const overrides = { [path]: { type: "rule", otherwise: color, cases } as const };
  const crossed = designOf({ ...createRecipe(), overrides });
  for (const schemeSelector of ["class", "attribute", "media"] as const) {
    const requested = { scope: "registry", schemeSelector } as const;
    const modes = readWhole(shadcnFormat, shadcnFormat.print(crossed, requested));
    expectModel(modes, extractComponents(crossed), requested);
  }
});

it.each([
  ['"type"', '"files": [{ "path": "a.css" }], "type"', '"files" is not a part of a theme'],
  ['"light":', '"sepia": { "a": "red" }, "light":', '"sepia" is not a list of variables'],
  [
    '"css": {',
    '"css": { ".dim": { "--a": "red" },',
    "neither the root element nor one of its modes",
  ],
  ['"theme": {', '"theme": { "a": [],', '"a" is neither a rule nor a value'],
])("refuses an item with another part after %s", (start, changed, reason) => {
  const text = file.text.replace(start, changed);
  expect(text).not.toBe(file.text);
  const { problems } = shadcnFormat.read([{ ...file, text }]);
  expect(problems.map((each) => each.reason).join()).toContain(reason);
});
