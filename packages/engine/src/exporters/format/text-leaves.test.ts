import { describe, expect, it } from "vitest";
import { designOf } from "#design/testing/design-of.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { findFormat } from "../registry.ts";
import { listKeys } from "../json-text/list-keys.ts";
import { listTextLeaves } from "./text-leaves.ts";

const text = { type: "color", hex: "#112233", alpha: 1 };

function listStyles(customTokens: object = {}, prefix?: string) {
  const set = designOf({ ...createRecipe(), customTokens });
  const keysOf = listKeys(set.tokens.keys(), prefix);
  return listTextLeaves(set, { keysOf, prefix, noSpacing: 0 });
}

it("lists every text style as references to its tokens", () => {
  const styles = new Map(listStyles().map((each) => [each.keys.join("."), each]));
  expect([...styles.keys()].filter((name) => !/\.(?:heading|body)-/.test(name))).toEqual([
    "text.code",
    "text.label",
  ]);
  expect(styles.get("text.heading-m")).toEqual({
    keys: ["text", "heading-m"],
    size: tokenPath("font-size.heading-m"),
    value: {
      $type: "typography",
      $value: {
        fontFamily: "{font-family.heading}",
        fontSize: "{font-size.heading-m}",
        fontWeight: "{font-weight.semibold}",
        lineHeight: "{line-height.m}",
        letterSpacing: "{letter-spacing.m}",
      },
      $extensions: { "app.tessera": { textStyle: true } },
    },
  });
  expect(styles.get("text.body-m")?.value).toMatchObject({ $value: { letterSpacing: 0 } });
});

it.each(["text.heading-m", "text", "text-own"])(
  "has another group beside a custom token named %s",
  (path) => {
    const groups = new Set(listStyles({ [path]: text }).map(({ keys }) => keys[0]));
    expect([...groups]).toEqual(["text-style"]);
  },
);

it("has the prefix of the tokens", () => {
  const [first] = listStyles({}, "ds");
  expect(first?.keys.slice(0, 2)).toEqual(["ds", "text"]);
  expect(JSON.stringify(first?.value)).toContain("{ds.font-family.heading}");
});

describe.each(["dtcg", "tokens-studio"])("in %s", (id) => {
  const format = findFormat(id) ?? expect.fail(`There is no format ${id}`);

  it("is skipped by the reader, but a typography token of others is refused by its name", () => {
    const files = format.print(designOf(createRecipe()));
    expect(format.read(files).problems).toEqual([]);
    const others = files.map((file) => ({
      ...file,
      text: file.text.replace('"textStyle": true', '"textStyle": false'),
    }));
    const [problem, ...more] = format.read(others).problems;
    expect([problem?.names, more]).toEqual([["text-heading-xs"], []]);
  });
});
