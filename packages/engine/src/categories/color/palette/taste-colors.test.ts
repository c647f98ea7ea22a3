import { expect, it } from "vitest";
import { hardBases } from "#checks/testing/hard-bases.ts";
import { defaultAdvancedColor, type Taste } from "../advanced-color.ts";
import { createRecipe } from "#recipe/create-recipe.ts";
import { resolve } from "#tokens/modes/resolve.ts";
import { tokenPath } from "#tokens/token-path.ts";
import { designOf } from "#design/testing/design-of.ts";
import { listTasteColors } from "./index.ts";

const tastes: readonly Taste[] = [
  defaultAdvancedColor.taste,
  {
    vividness: "vivid",
    hueShift: "strong",
    yellows: "golden",
    lightEnd: "bright",
    darkEnd: "deep",
  },
];

it("lists for a taste the colors that a recipe with it generates", () => {
  const stepNames = ["1", "2", "3", "4", "5", "6", "7"];
  for (const base of hardBases.slice(0, 8)) {
    for (const taste of tastes) {
      const recipe = createRecipe(base);
      const advanced = { ...defaultAdvancedColor, stepNames, taste };
      const values = resolve(designOf({ ...recipe, color: { ...recipe.color, advanced } }));
      const colors = stepNames.map((step) => values.get(tokenPath(`color.primary.${step}`)));
      expect(listTasteColors(base, stepNames.length, taste)).toEqual(
        colors.map((value) => value?.type === "color" && value.hex),
      );
    }
  }
});
