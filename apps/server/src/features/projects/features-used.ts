import type { Entitlements } from "@tessera/contract";
import {
  aboutDecision,
  isEqual,
  hasAlias,
  readDecisions,
  renameLike,
  type DecisionPath,
  type Recipe,
  type TokenDefinition,
} from "@tessera/engine";

/** The features of a recipe that a plan may not include. */
type RecipeFeature = "hasAdvancedColor" | "hasDesignTokens";

/**
 * Finds the first feature of a recipe that a plan lacks; undefined when it has all of them. Values of the saved recipe
 * do not count, under other names either: a project that was created on Pro can still be saved on Free.
 */
export function findFeatureBeyond(
  entitlements: Entitlements,
  recipe: Recipe,
  saved: Recipe,
): RecipeFeature | undefined {
  const used = featuresUsed(recipe, renameLike(saved, recipe));
  return [...used].find((feature) => !entitlements[feature]);
}

/** Lists the features of a recipe beyond the Free plan; values that `saved` contains too do not count. */
export function featuresUsed(recipe: Recipe, saved?: Recipe): ReadonlySet<RecipeFeature> {
  const before = saved ? readDecisions(saved) : new Map<DecisionPath, unknown>();
  return new Set(
    [...readDecisions(recipe)]
      .filter(([path, value]) => !isEqual(value, before.get(path)))
      .flatMap(([path, value]) => featuresOf(path, value)),
  );
}

/** Lists the features that a decision needs; only palettes, pins, contrast targets, custom tokens and notes need any. */
function featuresOf(path: DecisionPath, value: unknown): readonly RecipeFeature[] {
  const about = aboutDecision(path);
  switch (about.kind) {
    case "paletteBase":
    case "baseStep":
    case "pinnedStep":
    case "contrastTarget":
      return ["hasAdvancedColor"];
    case "paletteRoles":
      return value === true ? ["hasAdvancedColor"] : [];
    case "fixed":
      return about.path === "color/contrastTargets/text" && value !== "aa"
        ? ["hasAdvancedColor"]
        : [];
    case "customToken":
    case "tokenNote":
      return ["hasDesignTokens"];
    case "override":
      return [
        ...(about.token.startsWith("color.") ? (["hasAdvancedColor"] as const) : []),
        ...(hasAlias(value as TokenDefinition) ? (["hasDesignTokens"] as const) : []),
      ];
    default:
      return [];
  }
}
