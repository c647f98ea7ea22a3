import { tokenPath, type LiteralOrAlias } from "@tessera/engine";
import { expect, test } from "vitest";
import { baseBranch, findDarkBranch, printBranch, withBase, withDark } from "./print-definition.ts";

const size: LiteralOrAlias = { type: "dimension", value: 4, unit: "px" };
const alias: LiteralOrAlias = { type: "alias", to: tokenPath("radius.m") };

test("prints values as CSS and references in braces", () => {
  expect(printBranch(size)).toBe("4px");
  expect(printBranch(alias)).toBe("{radius.m}");
});

test("sets and removes the value of the dark scheme", () => {
  const both = withDark(size, alias);
  expect(findDarkBranch(both)).toEqual(alias);
  expect(baseBranch(both)).toEqual(size);
  expect(baseBranch(withBase(both, alias))).toEqual(alias);
  expect(findDarkBranch(withBase(both, alias))).toEqual(alias);
  expect(withDark(both, undefined)).toEqual(size);
  expect(withDark(size, undefined)).toEqual(size);
});

test("keeps the cases of other modes", () => {
  const rule = {
    type: "rule",
    otherwise: size,
    cases: [{ when: { contrast: "high" }, then: alias }],
  } as const;
  expect(withDark(rule, alias)).toMatchObject({
    cases: [{ when: { scheme: "dark" } }, rule.cases[0]],
  });
  expect(withDark(withDark(rule, alias), undefined)).toEqual(rule);
});
