import fc from "fast-check";
import { expect, test } from "vitest";
import { createRecipe } from "#recipe/create-recipe.ts";
import { parseRecipe } from "#design/parse-recipe.ts";
import type { ShadowLayer } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";

type Light = { readonly angle: number; readonly height: number };

/** Returns the layers of the highest level under a light. */
function layersUnder(light: Light): readonly ShadowLayer[] {
  const recipe = createRecipe();
  const parsed = parseRecipe({ ...recipe, shadow: { ...recipe.shadow, ...light } });
  const value = parsed.ok ? parsed.value.valuesIn().get(tokenPath("shadow.5")) : undefined;
  if (value?.type !== "shadow") throw new Error("The recipe has no shadow.");
  return value.layers;
}

const offsetOf = ({ offsetXPx, offsetYPx }: ShadowLayer) => [offsetXPx, offsetYPx];

test.each([
  ["above", 90, [0, 24]],
  ["the left", 180, [24, 0]],
  ["the right", 0, [-24, 0]],
  ["below", 270, [0, -24]],
  ["the upper left", 135, [16.97, 16.97]],
])("a light from %s casts the shadow to the other side", (_from, angle, offset) => {
  const [key] = layersUnder({ angle, height: 1 });
  expect(key && offsetOf(key)).toEqual(offset);
});

test("a light of no height casts no offset, and no direction changes the distance", () => {
  for (const layer of layersUnder({ angle: 45, height: 0 }))
    expect(offsetOf(layer)).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), (angle) => {
      const [key] = layersUnder({ angle, height: 2 });
      expect(Math.hypot(key?.offsetXPx ?? 0, key?.offsetYPx ?? 0)).toBeCloseTo(48, 1);
    }),
    { numRuns: 20 },
  );
});
