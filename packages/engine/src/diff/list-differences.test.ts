import { expect, test } from "vitest";
import { designOf } from "#design/testing/design-of.ts";
import {
  createDesign,
  createRecipe,
  diffTokenSets,
  listDifferences,
  parseHexColor,
  pickDifferences,
  tokenPath,
  writeDecisions,
  type Design,
} from "../index.ts";

const px = (value: number) => ({ type: "dimension", value, unit: "px" }) as const;
const gap = tokenPath("gap.page");

function compare(before: Design, after: Design) {
  return listDifferences(before, after, diffTokenSets(before, after));
}

function withTokens(...tokens: Parameters<typeof writeDecisions>[1]): Design {
  return designOf(writeDecisions(createRecipe(), tokens));
}

test("lists added, removed, renamed and changed tokens with both values", () => {
  const plain = createDesign();
  const custom = withTokens({ path: `customTokens/${gap}`, value: px(24) });
  const renamed = withTokens({ path: `customTokens/${tokenPath("gap.wide")}`, value: px(24) });
  const larger = withTokens({ path: `customTokens/${gap}`, value: px(48) });
  const describe = (before: Design, after: Design) =>
    compare(before, after).map(({ kind, token, from, before: was, after: is, ratio }) => [
      kind,
      token.path,
      from,
      was,
      is,
      ratio,
    ]);
  expect(describe(plain, custom)).toEqual([
    ["added", gap, undefined, undefined, px(24), undefined],
  ]);
  expect(describe(custom, plain)).toEqual([
    ["removed", gap, undefined, px(24), undefined, undefined],
  ]);
  expect(describe(custom, renamed)).toEqual([
    ["renamed", "gap.wide", gap, px(24), px(24), undefined],
  ]);
  expect(describe(custom, larger)).toEqual([["changed", gap, undefined, px(24), px(48), 2]]);
});

test("lists every token of the diff once, and nothing for equal designs", () => {
  const [blue, red] = [createDesign(), createDesign(parseHexColor("#c81e1e"))];
  const diff = diffTokenSets(blue, red);
  const { added, removed, renamed, changed } = diff;
  const all = listDifferences(blue, red, diff).map(({ token }) => token.path);
  expect(all).toHaveLength(added.length + removed.length + renamed.length + changed.length);
  expect(new Set(all).size).toBe(all.length);
  expect(compare(blue, createDesign())).toEqual([]);
});

test("picks the largest change of each group first", () => {
  const before = createDesign();
  const after = designOf(
    writeDecisions(createRecipe(parseHexColor("#c81e1e")), [{ path: "radius/basePx", value: 16 }]),
  );
  const all = compare(before, after);
  const picked = pickDifferences(all, 3);
  expect(picked).toHaveLength(3);
  expect(new Set(picked.map(({ token }) => token.path.replace(/\.[^.]*$/, ""))).size).toBe(3);
  const primary = all.filter(({ token }) => token.path.startsWith("color.primary."));
  const largest = Math.max(...primary.map(({ deltaEOk = 0 }) => deltaEOk));
  expect(picked[0]?.deltaEOk).toBe(largest);
  expect(pickDifferences(all.slice(0, 2), 3)).toHaveLength(2);
});
