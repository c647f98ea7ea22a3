import { createRecipe, parseRecipe, type Design, type TokenSet } from "@tessera/engine";

const recipe = createRecipe();

const withOwnTokens = parse({
  ...recipe,
  spacing: { unitPx: 8, density: "compact" },
  overrides: { "radius.m": { type: "alias", to: "spacing.xs" } },
  customTokens: {
    "color.not.500": { type: "color", hex: "#d9480f", alpha: 0.5 },
    "color.and": {
      type: "rule",
      otherwise: { type: "alias", to: "color.not.500" },
      cases: [
        { when: { scheme: "dark" }, then: { type: "alias", to: "color.text" } },
        { when: { density: "comfortable" }, then: { type: "alias", to: "color.link" } },
      ],
    },
    constructor: { type: "number", value: -0.5 },
  },
});

/** Realistic token sets. */
export const sampleSets: readonly { readonly name: string; readonly set: TokenSet }[] = [
  { name: "the default recipe", set: parse(recipe) },
  {
    name: "a fluid recipe in rem",
    set: parse({
      ...recipe,
      typography: { ...recipe.typography, isFluid: true, familyBody: ["Noto Sans 日本", "serif"] },
      units: { length: "rem" },
    }),
  },
  { name: "a compact recipe with tokens of its own", set: withOwnTokens },
];

function parse(input: unknown): Design {
  const parsed = parseRecipe(input);
  if (parsed.ok) return parsed.value;
  throw new TypeError(JSON.stringify(parsed.problems));
}
