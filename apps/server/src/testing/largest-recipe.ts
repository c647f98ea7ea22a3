import { createRecipe, defaultAdvancedColor, parseRecipe, type Recipe } from "@tessera/engine";

/** Creates a recipe nearly as large as a body may be: a thousand shadows of eight layers. */
export function createLargestRecipe(): Recipe {
  const color = { type: "color", hex: "#112233", alpha: 0.5 };
  const layer = { offsetXPx: 0, offsetYPx: 1, blurPx: 10, spreadPx: 1, color };
  const value = { type: "shadow", layers: Array.from({ length: 8 }, () => layer) };
  const tokens = Array.from({ length: 1_000 }, (_, index) => [`shadow.own.s${index}`, value]);
  return requireRecipe({ ...createRecipe(), customTokens: Object.fromEntries(tokens) });
}

/** Creates a short recipe with twelve palettes of twenty steps, each with roles and tints. */
export function createWidestRecipe(): Recipe {
  const recipe = createRecipe();
  const stepNames = Array.from({ length: 20 }, (_, index) => String((index + 1) * 50));
  const palettes = Array.from({ length: 12 }, (_, index) => [
    `palette-${"abcdefghijkl".charAt(index)}`,
    { base: `#${(0x336699 + index * 0x0b1357).toString(16).slice(-6)}`, hasRoles: true },
  ]);
  const advanced = { ...defaultAdvancedColor, stepNames, palettes: Object.fromEntries(palettes) };
  return requireRecipe({ ...recipe, color: { ...recipe.color, advanced } });
}

function requireRecipe(input: unknown): Recipe {
  const parsed = parseRecipe(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]));
  return parsed.value.recipe;
}
