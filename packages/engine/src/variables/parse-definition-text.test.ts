import { expect, it } from "vitest";
import { createDesign } from "#design/parse-recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { parseDefinitionText } from "./parse-definition-text.ts";

const { tokens } = createDesign();

function parse(path: string, text: string): unknown {
  const parsed = parseDefinitionText(tokens, tokenPath(path), text);
  return parsed.ok ? parsed.value : parsed.problems[0]?.code;
}

it.each([
  "{color.primary.500}",
  "var(--color-primary-500)",
  "$color-primary-500",
  " @color-primary-500 ",
])("reads %s as a reference", (text) => {
  expect(parse("color.accent", text)).toEqual({ type: "alias", to: "color.primary.500" });
});

it("reads the value of a token in a group by the group's kind", () => {
  expect(parse("radius.card", "9px")).toMatchObject({ type: "dimension", value: 9 });
  expect(parse("radius.card", "#ff0000")).toBe("malformed");
});

it.each([
  ["#ff0000", "color"],
  ["4px", "dimension"],
  ["200ms", "duration"],
  ["cubic-bezier(0, 0, 1, 1)", "cubicBezier"],
  ["1.5", "number"],
  ['"Inter", sans-serif', "fontFamily"],
])("reads %s in a custom group as a %s", (text, type) => {
  expect(parse("brand.own", text)).toMatchObject({ type });
});

it("refuses a missing token and a word that is no value", () => {
  expect(parse("brand.own", "{color.gone}")).toBe("unknown-token");
  expect(parse("brand.own", "soft")).toBe("malformed");
});
