import { createRecipe, parseRecipe, type Recipe } from "@tessera/engine";

/** A recipe that is nearly as large as a body may be: a thousand shadows of eight layers. */
export function makeLargestRecipe(): Recipe {
  const color = { type: "color", hex: "#112233", alpha: 0.5 };
  const layer = { offsetXPx: 0, offsetYPx: 1, blurPx: 10, spreadPx: 1, color };
  const value = { type: "shadow", layers: Array.from({ length: 8 }, () => layer) };
  const tokens = Array.from({ length: 1_000 }, (_, index) => [`shadow.own.s${index}`, value]);
  const parsed = parseRecipe({ ...createRecipe(), customTokens: Object.fromEntries(tokens) });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]));
  return parsed.value;
}
