import { expect, it } from "vitest";
import { createDesign } from "#design/parse-recipe.ts";
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
  expect(item["cssVars"]?.["theme"]?.["color-background"]).toBe("var(--background)");
  expect(item["css"]?.[".light"]?.["color-scheme"]).toBe("light");
  expect(item["css"]).not.toHaveProperty("@custom-variant dark (&:is(.dark *))");
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
