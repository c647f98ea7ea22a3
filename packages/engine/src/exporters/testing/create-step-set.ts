import type { HexColor } from "#color/hex-color.ts";
import { createDesign } from "#design/parse-recipe.ts";
import { defineToken } from "#tokens/define-token.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { categoryOfGroup, type TopGroup } from "#tokens/top-groups.ts";
import type { ValueKind } from "#tokens/value-kind.ts";
import { wordsOfGroup } from "../groups/group-words.ts";

const valueOfKind: Readonly<Record<ValueKind, TokenValue>> = {
  color: { type: "color", hex: "#d9480f" as HexColor, alpha: 1 },
  fontFamily: { type: "fontFamily", families: ["serif"] },
  length: { type: "dimension", value: 7, unit: "px" },
  number: { type: "number", value: 7 },
  shadow: { type: "shadow", layers: [] },
  duration: { type: "duration", ms: 7 },
  easing: { type: "cubicBezier", points: [0, 0, 1, 1] },
};

/**
 * Creates a set with the given steps in every group that Tailwind has a namespace for, except those
 * that Tailwind's own theme has, by their variables.
 */
export function createStepSet(
  steps: readonly string[],
  themeVariables: ReadonlySet<string>,
): TokenSet {
  const tokens = (Object.keys(categoryOfGroup) as readonly TopGroup[]).flatMap((group) => {
    const { theme, kind } = wordsOfGroup[group].tailwind ?? {};
    if (theme === undefined || kind === undefined) return [];
    return steps
      .filter((step) => !themeVariables.has(`${theme}-${step}`))
      .map((step) => defineToken(`${group}.${step}`, categoryOfGroup[group], valueOfKind[kind]));
  });
  return {
    promises: [],
    defaultModes: createDesign().defaultModes,
    tokens: new Map(tokens.map((token) => [token.path, token])),
    groups: [{ title: "Steps", paths: tokens.map(({ path }) => path) }],
  };
}
