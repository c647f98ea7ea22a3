import Color from "colorjs.io";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { Oklch } from "#color/oklch.ts";
import { arbitraryTokenSet } from "#tokens/arbitrary-token-set.ts";
import { defaultModes, listModes } from "#tokens/modes/mode.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { ContrastPromise, TokenSet } from "#tokens/token-set.ts";
import { expectApplied, expectMirrored } from "./testing/diff-guarantees.ts";
import { diffTokenSets } from "./diff-token-sets.ts";
import { alias, byScheme, color, moveTokens, px, setOf } from "./testing/sample-sets.ts";
import type { TokenSetDiff } from "./token-set-diff.ts";

const runs = { seed: 20_260_501, numRuns: inject("form") === "long" ? 10_000 : 300 };

/**
 * Two sets with paths of the same small list; the second is sometimes the first under other paths.
 */
const twoSets = fc
  .tuple(arbitraryTokenSet(), arbitraryTokenSet(), fc.boolean(), fc.func(fc.boolean()))
  .map(([one, other, isMoved, moves]): readonly [TokenSet, TokenSet] => [
    one,
    isMoved ? moveTokens(one, (path) => (moves(path) ? `u.${path}` : path)) : other,
  ]);

describe("the difference of two token sets", () => {
  it("is empty between a set and itself", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), (set) => {
        expect(diffTokenSets(set, structuredClone(set))).toEqual(nothing());
      }),
      runs,
    );
  });

  it("creates the second set from the first", () => {
    fc.assert(
      fc.property(twoSets, ([before, after]) => {
        expectApplied(before, after, diffTokenSets(before, after));
      }),
      runs,
    );
  });

  it("is reversed when the sets are swapped", () => {
    fc.assert(
      fc.property(twoSets, ([before, after]) => {
        expectMirrored(diffTokenSets(before, after), diffTokenSets(after, before));
      }),
      runs,
    );
  });
});

describe("renamed tokens", () => {
  it("are found with all tokens that refer to them", () => {
    const before = setOf({
      "spacing.m": byScheme(alias("spacing.m-comfortable"), alias("spacing.m-compact")),
      "spacing.m-compact": alias("spacing.s"),
      "spacing.m-comfortable": px(16),
      "spacing.s": px(8),
    });
    const after = moveTokens(before, (path) => path.replace("spacing.m", "spacing.medium"));
    const diff = diffTokenSets(before, after);
    expect(diff.renamed.map(({ from, to }) => `${from.path} ${to.path}`)).toEqual([
      "spacing.m spacing.medium",
      "spacing.m-compact spacing.medium-compact",
      "spacing.m-comfortable spacing.medium-comfortable",
    ]);
    expect(diff).toMatchObject({ added: [], removed: [], changed: [], release: "major" });
  });

  it("do not change tokens that only follow them", () => {
    const before = setOf({
      "color.a": color("#ffffff"),
      "text.one": alias("color.a"),
      "text.two": byScheme(color("#000000"), alias("color.a")),
    });
    const after = moveTokens(before, (path) => path.replace("color.a", "color.b"));
    const { renamed, changed } = diffTokenSets(before, after);
    expect(renamed).toHaveLength(1);
    expect(changed).toEqual([]);
    const other = setOf({ ...define(after), "text.one": color("#ffffff") });
    expect(diffTokenSets(before, other).changed.map((each) => each.after.path)).toEqual([
      "text.one",
    ]);
  });

  it("are not guessed if two have the same value, nor are those that refer to these", () => {
    const before = setOf({ "a.one": px(1), "a.two": px(1), "a.lead": alias("a.one") });
    const diff = diffTokenSets(
      before,
      moveTokens(before, (path) => path.replace("a.", "b.")),
    );
    expect(diff).toMatchObject({ renamed: [], changed: [] });
    expect([diff.removed.length, diff.added.length]).toEqual([3, 3]);
  });

  it("are found along 5,000 aliases in a row", () => {
    const names = Array.from({ length: 5000 }, (_, index) => `a.n${index}`);
    const before = setOf(
      Object.fromEntries(
        names.map((name, index) => [name, index === 0 ? px(1) : alias(`a.n${index - 1}`)]),
      ),
    );
    const after = moveTokens(before, (path) => path.replace("a.", "b."));
    expect(diffTokenSets(before, after).renamed).toHaveLength(5000);
  });
});

describe("changed tokens", () => {
  it("have their values by mode with the size of the change", () => {
    const before = setOf({
      "color.a": byScheme(color("#ffffff"), color("#000000")),
      "color.b": alias("color.a"),
      "spacing.a": px(8),
      "spacing.zero": px(0),
    });
    const after = setOf({
      "color.a": byScheme(color("#ffffff"), color("#808080")),
      "color.b": alias("color.a"),
      "spacing.a": { type: "dimension", value: 0.75, unit: "rem" },
      "spacing.zero": px(4),
    });
    const { changed, release } = diffTokenSets(before, after);
    expect(changed.map((each) => each.before.path)).toEqual([...before.tokens.keys()]);
    const dark = listModes().filter(({ scheme }) => scheme === "dark");
    const [own, led, length, zero] = changed.map(({ values }) => values);
    expect(own).toMatchObject([{ modes: dark, deltaEOk: 0.5999 }]);
    expect(led).toEqual(own);
    expect(length).toMatchObject([{ modes: listModes(), ratio: 1.5 }]);
    expect(zero?.[0]).not.toHaveProperty("ratio");
    expect(release).toBe("patch");
  });

  it("include the opacity of a color", () => {
    const [before, after] = [1, 0.5].map((alpha) =>
      setOf({ "color.a": { ...color("#000000"), alpha } }),
    ) as [TokenSet, TokenSet];
    expect(diffTokenSets(before, after).changed[0]?.values[0]?.deltaEOk).toBeGreaterThan(0.5);
  });

  it("include changes that only wide-gamut screens show", () => {
    const wide = { l: 0.625, c: 0.25, h: 25 };
    const [plain, wider, widest] = [{}, { wide }, { wide: { ...wide, c: 0.27 } }].map((own) =>
      setOf({ "color.a": { ...color("#f22c35"), ...own } }),
    ) as [TokenSet, TokenSet, TokenSet];
    const distance = (one: TokenSet, other: TokenSet) =>
      diffTokenSets(one, other).changed[0]?.values[0]?.deltaEOk;
    expect(distance(wider, widest)).toBe(0.02);
    expect(distance(plain, wider)).toBe(deltaEOkByColorjs("#f22c35", wide));
    expect(distance(wider, plain)).toBe(distance(plain, wider));
  });

  it("include the opacity of a wide color, over white and over black", () => {
    const wide = { l: 0.625, c: 0.25, h: 25 };
    const [plain, wider] = [{}, { wide }].map((own) =>
      setOf({ "color.a": { ...color("#f22c35"), alpha: 0.5, ...own } }),
    ) as [TokenSet, TokenSet];
    const seen = diffTokenSets(plain, wider).changed[0]?.values[0]?.deltaEOk;
    expect(seen).toBe(Math.max(...["white", "black"].map((ground) => seenByColorjs(wide, ground))));
  });

  it("measure a fluid size at the end that changed more", () => {
    const fluid = (minPx: number, maxPx: number): TokenSet =>
      setOf({
        "font-size.a": {
          type: "fluidDimension",
          minPx,
          maxPx,
          minViewportPx: 480,
          maxViewportPx: 1536,
          unit: "px",
        },
      });
    const ratioOf = (one: TokenSet, other: TokenSet) =>
      diffTokenSets(one, other).changed[0]?.values[0]?.ratio;
    expect(ratioOf(fluid(10, 20), fluid(5, 22))).toBe(0.5);
    expect(ratioOf(fluid(10, 20), fluid(10, 30))).toBe(1.5);
  });
});

describe("the suggested release", () => {
  const set = setOf({ "spacing.a": px(1), "spacing.b": px(2) });
  const promised = (isKept: boolean): TokenSet => ({ ...set, promises: [promise(isKept)] });

  it.each([
    ["none for nothing", set, set, "none"],
    ["minor for a new name", setOf({ "spacing.a": px(1) }), set, "minor"],
    ["major for a removed name", set, setOf({ "spacing.a": px(1) }), "major"],
    [
      "major for another type",
      set,
      setOf({ ...define(set), "spacing.b": { type: "number", value: 2 } }),
      "major",
    ],
    ["major for a broken promise", promised(true), promised(false), "major"],
    ["patch for a repaired promise", promised(false), promised(true), "patch"],
    ["patch for another start", set, { ...set, defaultModes: compact() }, "patch"],
    ["patch for a value", set, setOf({ ...define(set), "spacing.b": px(3) }), "patch"],
  ])("is %s", (_, before, after, release) => {
    expect(diffTokenSets(before, after).release).toBe(release);
  });
});

/** Returns the distance as colorjs.io computes it, to 4 decimals. */
function deltaEOkByColorjs(hex: string, { l, c, h }: Oklch): number {
  return Number(new Color(hex).deltaE(new Color("oklch", [l, c, h]), "OK").toFixed(4));
}

/**
 * Returns the distance of a half-transparent color on a Display P3 screen from #f22c35 there, as
 * colorjs.io computes it.
 */
function seenByColorjs({ l, c, h }: Oklch, ground: string): number {
  const [one, other] = [new Color("#f22c35"), new Color("oklch", [l, c, h])].map((color) =>
    Color.mix(ground, color, 0.5, { space: "p3" }),
  ) as [Color, Color];
  return Number(one.deltaE(other, "OK").toFixed(4));
}

function define(set: TokenSet): Record<string, TokenDefinition> {
  return Object.fromEntries([...set.tokens].map(([path, { definition }]) => [path, definition]));
}

function compact(): TokenSet["defaultModes"] {
  return { ...defaultModes, density: "compact" };
}

function promise(isKept: boolean): ContrastPromise {
  return {
    foreground: tokenPath("color.text"),
    background: tokenPath("color.surface-0"),
    modes: { scheme: "light", contrast: "default" },
    leastContrast: 4.5,
    measuredContrast: isKept ? 5 : 4,
    isKept,
  };
}

function nothing(): TokenSetDiff {
  const none = { added: [], removed: [], renamed: [], changed: [], broken: [], mended: [] };
  return { ...none, release: "none" };
}
