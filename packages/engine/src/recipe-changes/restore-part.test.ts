import { describe, expect, inject, test } from "vitest";
import { designOf } from "#design/testing/design-of.ts";
import {
  categoryOfSection,
  categoryOrder,
  createRecipe,
  diffTokenSets,
  overridePath,
  parseHexColor,
  restorePart,
  tokenPath,
  writeDecisions,
  type Category,
  type Design,
  type RestoredPart,
} from "../index.ts";

const isLong = inject("form") === "long";
const px = (value: number) => ({ type: "dimension", value, unit: "px" }) as const;
const blue = createRecipe(parseHexColor("#1e4fc8")!);

const former = designOf(
  writeDecisions(blue, [
    { path: overridePath(tokenPath("spacing.m")), value: px(17) },
    { path: `customTokens/${tokenPath("gap.page")}`, value: px(24) },
  ]),
);
const current = designOf(
  writeDecisions(createRecipe(parseHexColor("#c81e1e")!), [
    { path: "radius/basePx", value: 12 },
    { path: "typography/ratioWide", value: 1.5 },
  ]),
);

/** The section of the recipe with the decisions of each category. */
const sections = Object.fromEntries(
  Object.entries(categoryOfSection).map(([section, category]) => [category, section]),
) as Readonly<Record<Category, keyof typeof categoryOfSection>>;

/** The color of shadows follows the base color, and grids follow the spacing. */
const followers: Partial<Record<Category, Category>> = { color: "shadow", spacing: "breakpoint" };

function restore(part: RestoredPart): Design {
  const restored = restorePart(current, former, part);
  if (!restored.ok) throw new Error(JSON.stringify(restored.problems));
  return restored.value;
}

/** The categories of the tokens that differ between two designs. */
function listDifferent(before: Design, after: Design): readonly string[] {
  const { added, removed, changed } = diffTokenSets(before, after);
  const tokens = [...added, ...removed, ...changed.map((change) => change.after)];
  return [...new Set(tokens.map(({ category }) => category))];
}

test("restores everything", () => {
  expect(diffTokenSets(restore({ kind: "whole" }), former).release).toBe("none");
});

describe.each(categoryOrder)("%s", (category) => {
  test("is restored without another category", () => {
    const restored = restore({ kind: "categories", categories: [category] });
    const changed = listDifferent(current, restored);
    for (const each of changed) expect([category, followers[category]]).toContain(each);
    if (!Object.values(followers).includes(category))
      expect(listDifferent(restored, former)).not.toContain(category);
    expect(restored.recipe[sections[category]]).toEqual(former.recipe[sections[category]]);
  });
});

test("restores every token on its own, with its values in every mode", () => {
  const paths = [...former.tokens.keys()];
  for (const path of paths.filter((_path, at) => isLong || at % 11 === 0)) {
    const restored = restore({ kind: "token", token: path });
    for (const modes of [{}, { scheme: "dark" }, { contrast: "high" }] as const) {
      expect([path, restored.valuesIn(modes).get(path)]).toEqual([
        path,
        former.valuesIn(modes).get(path),
      ]);
    }
  }
});

test("does not pin a token that the recipe already generates", () => {
  const token = tokenPath("z-index.modal");
  const restored = restore({ kind: "token", token });
  expect(restored.recipe).toEqual(current.recipe);
});

test("removes a custom token that the former design did not have", () => {
  const token = tokenPath("gap.new");
  const more = designOf(
    writeDecisions(current.recipe, [{ path: `customTokens/${token}`, value: px(8) }]),
  );
  const restored = restorePart(more, former, { kind: "token", token });
  expect(restored.ok && restored.value.recipe).toEqual(current.recipe);
});
