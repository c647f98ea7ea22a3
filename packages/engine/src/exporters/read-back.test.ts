import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { listModes, modeAxes } from "#tokens/mode.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import { chooseDefinition, resolve } from "#tokens/resolve.ts";
import { tokenName } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { arbitraryTokenSet } from "./arbitrary-token-set.ts";
import type { ReadMode } from "./format.ts";
import { formats } from "./registry.ts";

const runs = { seed: 20_260_401, numRuns: inject("form") === "long" ? 5000 : 250 };

describe.each(formats)("$name", { timeout: 120_000 }, ({ print, read }) => {
  it("reads back every token of any set in every mode", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), fc.boolean(), (set, comments) => {
        expectModel(read(print(set, { comments })), set, modeAxes.scheme);
      }),
      runs,
    );
  });

  it("holds the light scheme alone when that is asked", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), (set) => {
        const text = print(set, { schemes: ["light"] });
        expect(read(text).some(({ modes }) => modes.scheme === "dark")).toBe(false);
        expectModel(read(text), set, ["light"]);
      }),
      runs,
    );
  });

  it("starts in the mode that the set starts in", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), fc.constantFrom(...listModes()), (set, defaultModes) => {
        const started = { ...set, defaultModes: { ...defaultModes, contrast: "default" as const } };
        expectModel(read(print(started)), started, modeAxes.scheme);
      }),
      runs,
    );
  });

  it("says the same whatever the title is", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), fc.string({ unit: "binary" }), (set, title) => {
        expect(read(print(set, { title }))).toEqual(read(print(set)));
      }),
      runs,
    );
  });

  it("says the same when all comments are taken out", () => {
    fc.assert(
      fc.property(arbitraryTokenSet(), (set) => {
        expect(read(print(set, { comments: false }))).toEqual(read(print(set)));
      }),
      runs,
    );
  });
});

/** Expects each token's value, or its alias; an alias may be read as the value that it comes to in that mode. */
function expectModel(read: readonly ReadMode[], set: TokenSet, schemes: readonly Scheme[]): void {
  for (const modes of listModes().filter(({ scheme }) => schemes.includes(scheme))) {
    const values = resolve(set, modes);
    const found = findMode(read, modes).values;
    expect(found.size).toBe(set.tokens.size);
    for (const [path, token] of set.tokens) {
      const chosen = chooseDefinition(token.definition, modes);
      const use = found.get(tokenName(path));
      if (chosen.type === "alias" && use?.type === "alias")
        expect(use.to).toBe(tokenName(chosen.to));
      else expect(use).toEqual(values.get(path));
    }
  }
}

function findMode(read: readonly ReadMode[], modes: Modes): ReadMode {
  const found = read.filter((each) =>
    Object.entries(each.modes).every(([axis, value]) => modes[axis as keyof Modes] === value),
  );
  expect(found).toHaveLength(1);
  return found[0] as ReadMode;
}
