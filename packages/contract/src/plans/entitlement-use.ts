import type { AdvancedColor, ExtraPalette, Recipe, TokenDefinition } from "@tessera/engine";
import type { Entitlements } from "./plan.ts";

/** What a recipe can use that a plan may lack. */
export type RecipeFeature = "hasAdvancedColor" | "hasDesignTokens";

/**
 * What a recipe uses beyond the Free plan: a pinned color or another palette needs the advanced color system,
 * a custom token or an alias the design tokens. What `kept` holds the same way does not count, so that
 * a project that Pro made can still be saved on Free as long as it adds nothing of the kind.
 */
export function featuresUsed(recipe: Recipe, kept?: Recipe): ReadonlySet<RecipeFeature> {
  const used = new Set<RecipeFeature>();
  for (const [path, definition] of added(recipe.overrides, kept?.overrides)) {
    if (path.startsWith("color.")) used.add("hasAdvancedColor");
    if (holdsAlias(definition)) used.add("hasDesignTokens");
  }
  if (addsAdvancedColor(recipe, kept)) used.add("hasAdvancedColor");
  if (added(recipe.customTokens, kept?.customTokens).length > 0) used.add("hasDesignTokens");
  return used;
}

/** The first feature that a recipe uses and a plan does not allow; undefined when the plan allows it all. */
export function findFeatureBeyond(
  entitlements: Entitlements,
  recipe: Recipe,
  kept?: Recipe,
): RecipeFeature | undefined {
  return [...featuresUsed(recipe, kept)].find((feature) => !entitlements[feature]);
}

/** Whether a recipe has a palette or a pinned step that `kept` has not. */
function addsAdvancedColor(recipe: Recipe, kept: Recipe | undefined): boolean {
  const { palettes, baseSteps, pinnedSteps } = recipe.color.advanced ?? {};
  const before = kept?.color.advanced;
  return (
    hasNews(palettes, before?.palettes, isSameOrBare) ||
    hasNews(baseSteps, before?.baseSteps) ||
    hasNews(listPins(pinnedSteps), listPins(before?.pinnedSteps))
  );
}

/** Every pin by its palette and step, so that those of a palette are kept or taken out one by one. */
function listPins(pinnedSteps: AdvancedColor["pinnedSteps"] = {}): ByName<string> {
  return Object.fromEntries(
    Object.entries(pinnedSteps).flatMap(([palette, steps]) =>
      Object.entries(steps).map(([step, hex]) => [`${palette}.${step}`, hex]),
    ),
  );
}

type ByName<Value> = Readonly<Record<string, Value>>;

function hasNews<Value>(
  values: ByName<Value> = {},
  kept: ByName<Value> = {},
  isKept: (before: Value, value: Value) => boolean = isSame,
): boolean {
  return Object.entries(values).some(([name, value]) => {
    const before = Object.hasOwn(kept, name) ? kept[name] : undefined;
    return before === undefined || !isKept(before, value);
  });
}

/** Whether a palette is as it was, or without the roles that it had. */
function isSameOrBare(before: ExtraPalette, palette: ExtraPalette): boolean {
  return isSame(before, palette) || isSame(before, { ...palette, hasRoles: true });
}

type Definitions = Readonly<Record<string, TokenDefinition>>;

function added(definitions: Definitions, kept: Definitions = {}): [string, TokenDefinition][] {
  return Object.entries(definitions).filter(
    ([path, definition]) => !Object.hasOwn(kept, path) || !isSame(kept[path], definition),
  );
}

/** Whether two JSON values are the same, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return Object.is(one, other);
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(
      ([key, value]) =>
        Object.hasOwn(other, key) && isSame(value, (other as Record<string, unknown>)[key]),
    )
  );
}

function holdsAlias(definition: TokenDefinition): boolean {
  if (definition.type !== "rule") return definition.type === "alias";
  return [definition.otherwise, ...definition.cases.map((one) => one.then)].some(
    (value) => value.type === "alias",
  );
}
