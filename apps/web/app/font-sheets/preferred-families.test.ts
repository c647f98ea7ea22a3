import { createRecipe, tokenPath } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { expect, test } from "vitest";
import { listPreferredFamilies } from "./preferred-families.ts";

test("lists the first family of every included list in every mode, without fallbacks", () => {
  const recipe = createRecipe();
  const family = (...families: readonly string[]) => ({ type: "fontFamily", families }) as const;
  const set = designOf({
    ...recipe,
    typography: { ...recipe.typography, familyBody: ["Inter Variable", "Inter", "sans-serif"] },
    customTokens: {
      [tokenPath("font-family.quote")]: {
        type: "rule",
        otherwise: family("Geist Mono", "monospace"),
        cases: [{ when: { scheme: "dark" }, then: family("Fira Code") }],
      },
    },
  });
  const code = tokenPath("font-family.code");
  expect([...listPreferredFamilies(set, (path) => path === code)]).toEqual([
    "JetBrains Mono Variable",
  ]);
  expect([...listPreferredFamilies(set, (path) => path !== code)].toSorted()).toEqual([
    "Fira Code",
    "Geist Mono",
    "Inter Variable",
    "Plus Jakarta Sans Variable",
  ]);
});
