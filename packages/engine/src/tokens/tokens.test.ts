import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defineToken } from "./define-token.ts";
import { convertLengthToPx, convertPxToLength } from "./length.ts";
import { defaultModes, listModes } from "./modes/mode.ts";
import { printFamily } from "./print-family.ts";
import { printNumber } from "./print-number.ts";
import { chooseDefinition } from "./definition-branches.ts";
import { resolve } from "./modes/resolve.ts";
import { roundNumber } from "./round-number.ts";
import type { Alias, TokenDefinition } from "./token.ts";
import { tokenPath } from "./token-path.ts";
import { inspectTokens } from "./validate.ts";

const one: TokenDefinition = { type: "number", value: 1 };
const two: TokenDefinition = { type: "number", value: 2 };
const alias = (to: string): Alias => ({ type: "alias", to: tokenPath(to) });

function setOf(definitions: Readonly<Record<string, TokenDefinition>>) {
  const tokens = Object.entries(definitions).map(([path, definition]) =>
    defineToken(path, "size", definition),
  );
  return { tokens: new Map(tokens.map((token) => [token.path, token])), defaultModes };
}

describe("resolve", () => {
  it("follows aliases to the value at their end, in any order", () => {
    const values = resolve(setOf({ a: alias("b"), b: alias("c"), c: one, d: alias("a") }));
    expect([...values.values()]).toEqual([one, one, one, one]);
  });

  it("uses the last case of a rule whose conditions all apply", () => {
    const rule: TokenDefinition = {
      type: "rule",
      otherwise: one,
      cases: [
        { when: { scheme: "dark" }, then: two },
        { when: { scheme: "dark", contrast: "high" }, then: alias("z") },
        { when: {}, then: alias("y") },
      ],
    };
    expect(chooseDefinition(rule, defaultModes)).toEqual(alias("y"));
    const withoutLast = { ...rule, cases: rule.cases.slice(0, 2) };
    expect(chooseDefinition(withoutLast, defaultModes)).toEqual(one);
    expect(chooseDefinition(withoutLast, { ...defaultModes, scheme: "dark" })).toEqual(two);
    expect(
      chooseDefinition(withoutLast, { ...defaultModes, scheme: "dark", contrast: "high" }),
    ).toEqual(alias("z"));
  });

  it("reports which aliases are in a cycle, and which have a missing target", () => {
    expect(() => resolve(setOf({ a: alias("b"), b: alias("a") }))).toThrow("a → b → a");
    expect(() => resolve(setOf({ a: alias("b") }))).toThrow('"a" is an alias of "b"');
  });

  it("has eight combinations of modes, the defaults first", () => {
    expect(listModes()).toHaveLength(8);
    expect(listModes()[0]).toEqual(defaultModes);
  });
});

describe("inspectTokens", () => {
  it("finds cycles of only one mode, different kinds, and duplicate names", () => {
    const dark = { scheme: "dark" } as const;
    const { faults, kinds } = inspectTokens(
      setOf({
        a: { type: "rule", otherwise: one, cases: [{ when: dark, then: alias("b") }] },
        b: alias("a"),
        c: {
          type: "rule",
          otherwise: one,
          cases: [{ when: dark, then: { type: "duration", ms: 1 } }],
        },
        "d.e": one,
        "d-e": one,
        f: alias("g"),
      }).tokens,
    );
    expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      "d-e name-taken",
      "a cycle",
      "b cycle",
      "c wrong-token-type",
      "f unknown-token",
    ]);
    expect([...kinds]).toEqual([
      ["d.e", "number"],
      ["d-e", "number"],
    ]);
  });
});

describe("numbers and lengths", () => {
  it("prints plain decimals", () => {
    expect([1, 1.5, 100, -0.02, 1e-7, -0, 1e9].map(printNumber)).toEqual([
      "1",
      "1.5",
      "100",
      "-0.02",
      "0.0000001",
      "0",
      "1000000000",
    ]);
    expect(() => printNumber(Number.NaN)).toThrow(RangeError);
  });

  it("prints digits that parse as the same number", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (n) => {
        const value = n / 1_000_000;
        expect(Number(printNumber(value))).toBe(value || 0);
      }),
      { seed: 20_260_405 },
    );
  });

  it("rounds half away from zero, and to no negative zero", () => {
    expect(roundNumber(1.00005)).toBe(1.0001);
    expect(roundNumber(-1.00005)).toBe(-1.0001);
    expect(roundNumber(0.1 + 0.2)).toBe(0.3);
    expect(Object.is(roundNumber(-0.00001), 0)).toBe(true);
  });

  it("converts px to every unit and back", () => {
    expect(convertPxToLength(31.25, "rem")).toEqual({
      type: "dimension",
      value: 1.953125,
      unit: "rem",
    });
    expect(convertPxToLength(10.24, "rem").value).toBe(0.64);
    expect(convertPxToLength(48.8281, "rem").value).toBe(3.0518);
    expect(convertLengthToPx({ value: 1.5, unit: "em" })).toBe(24);
    expect(convertLengthToPx({ value: 24, unit: "px" })).toBe(24);
  });
});

describe("printFamily", () => {
  it("does not quote keywords and quotes names, with any characters", () => {
    expect(printFamily("system-ui")).toBe("system-ui");
    expect(printFamily("Segoe UI")).toBe('"Segoe UI"');
    expect(printFamily("Noto Sans 日本")).toBe('"Noto Sans 日本"');
    expect(printFamily('";}</style>')).toBe(String.raw`"\22 \3b \7d \3c \2f style\3e "`);
    expect(printFamily("a\\")).toBe(String.raw`"a\5c "`);
    expect(printFamily("\ud800")).toBe(String.raw`"\fffd "`);
  });
});
