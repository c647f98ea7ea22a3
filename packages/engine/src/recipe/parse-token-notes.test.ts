import { describe, expect, it } from "vitest";
import { parseRecipe } from "#design/parse-recipe.ts";
import { parseStoredRecipe } from "#design/parse-stored-recipe.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { createRecipe } from "./create-recipe.ts";

function parseNotes(tokenNotes: unknown) {
  return parseRecipe({ ...createRecipe(), tokenNotes });
}

describe("the notes of a recipe", () => {
  it("describe tokens and deprecate them, with or without a replacement", () => {
    const parsed = parseNotes({
      "radius.m": { description: " Corners of cards " },
      "radius.l": { deprecated: true },
      "radius.s": { deprecated: "radius.m", description: "Old" },
    });
    expect(parsed.ok).toBe(true);
    if (!parsed.ok) return;
    const { tokens } = parsed.value;
    expect(tokens.get(tokenPath("radius.m"))).toMatchObject({ description: "Corners of cards" });
    expect(tokens.get(tokenPath("radius.l"))).toMatchObject({ deprecated: true });
    expect(tokens.get(tokenPath("radius.s"))).toMatchObject({
      description: "Old",
      deprecated: "radius.m",
    });
  });

  it("on missing tokens have no effect, and a missing replacement is left out", () => {
    const parsed = parseNotes({
      "radius.gone": { description: "x" },
      "radius.l": { deprecated: "radius.gone" },
    });
    expect(parsed.ok && parsed.value.tokens.get(tokenPath("radius.l"))).toMatchObject({
      deprecated: true,
    });
    expect(parsed.ok && parsed.value.tokens.has(tokenPath("radius.gone"))).toBe(false);
  });

  it("are absent in a stored recipe from before them", () => {
    const { tokenNotes: _absent, ...older } = createRecipe();
    const parsed = parseStoredRecipe(older);
    expect(parsed.ok && parsed.value.recipe.tokenNotes).toEqual({});
  });

  it.each([
    [{ "radius.m": {} }, "missing"],
    [{ "radius.m": { description: "" } }, "missing"],
    [{ "radius.m": { description: 1 } }, "wrong-type"],
    [{ "radius.m": { description: "a\nb" } }, "unsafe-text"],
    [{ "radius.m": { description: "a".repeat(501) } }, "too-long"],
    [{ "radius.m": { deprecated: false } }, "malformed"],
    [{ "radius.m": { deprecated: "a b" } }, "malformed"],
    [{ "radius.m": { note: "x" } }, "unknown-key"],
    [{ "radius m": { deprecated: true } }, "malformed"],
    [[], "wrong-type"],
  ])("refuses %j", (notes, code) => {
    expect(parseNotes(notes)).toMatchObject({ ok: false, problems: [{ code }] });
  });
});
