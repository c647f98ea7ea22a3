import { createRecipe, parseRecipe, tokenPath, type Design } from "@tessera/engine";
import { expect, test } from "vitest";
import { findViewTokens, groupTokensForTable, listUsers, listViews } from "./token-view.ts";

function designWith(changes: object): Design {
  const parsed = parseRecipe({ ...createRecipe(), ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const design = designWith({
  overrides: { "radius.m": { type: "dimension", value: 7, unit: "px" } },
  customTokens: {
    "color.quay-marker": { type: "color", hex: "#b4470f", alpha: 1 },
    "brand.edge": { type: "alias", to: "radius.m" },
  },
  tokenNotes: { "radius.l": { deprecated: "radius.m" } },
});

test("counts every token once in the categories, and those with a mark", () => {
  const views = listViews(design);
  const total = views.find(({ id }) => id === "all")?.count;
  expect(total).toBe(design.tokens.size);
  const categories = views.filter(({ kind }) => kind === "category");
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  const marks = views.filter(({ kind }) => kind === "mark").map(({ id, count }) => [id, count]);
  expect(marks).toEqual([
    ["custom", 2],
    ["pinned", 1],
    ["deprecated", 1],
  ]);
});

test("shows the tokens that a view counts", () => {
  for (const { id, count } of listViews(design))
    expect(findViewTokens(design, id, ""), id).toHaveLength(count);
});

test.each([
  ["quay", ["color.quay-marker"]],
  ["#b4470f", ["color.quay-marker"]],
  ["var(--brand-edge)", ["brand.edge"]],
  ["nothing here", []],
])("finds %s by name, value or target", (search, paths) => {
  expect(findViewTokens(design, "all", search).map(({ path }) => path)).toEqual(paths);
});

test("lists every shown token under one heading", () => {
  const groups = groupTokensForTable([...design.tokens.values()]);
  expect(groups.flatMap(([, tokens]) => tokens)).toHaveLength(design.tokens.size);
  expect(groups[0]?.[0]).toBe("color/primary");
});

test("lists the tokens that refer to a token", () => {
  expect(listUsers(design).get(tokenPath("radius.m"))).toEqual(["brand.edge"]);
});
