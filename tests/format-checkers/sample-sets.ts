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

/** Words that languages and tools of the formats use, except the names that recipes reserve. */
const ownedWords =
  "styles text from below width import media plugin arguments rest namespace charset layer page " +
  "use forward include mixin function return if else each for while error content extend when " +
  "default true false null and or not math map meta sets modifiers value type description root " +
  "ref extensions themes metadata base density theme dark light high group self this item";

/** A set with tokens at the top and colors that are named like words of the formats. */
export const ownedNames: TokenSet = parse({
  ...recipe,
  customTokens: Object.fromEntries(
    ownedWords.split(" ").flatMap((word) => [
      [word, { type: "number", value: 7 }],
      [`color.own.${word}`, { type: "alias", to: "color.link" }],
    ]),
  ),
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
