import type { AdvancedColor, ExtraPalette, Recipe, TokenDefinition } from "@tessera/engine";
import type { Entitlements } from "./plan.ts";

/** The features of a recipe that a plan may not include. */
export type RecipeFeature = "hasAdvancedColor" | "hasDesignTokens";

/**
 * The features of a recipe beyond the Free plan: a pinned color or an extra palette needs the advanced color system,
 * a custom token or an alias needs design tokens. Values that `saved` contains too do not count, so that a project
 * that was made on Pro can still be saved on Free as long as it adds no such value.
 */
export function featuresUsed(recipe: Recipe, saved?: Recipe): ReadonlySet<RecipeFeature> {
  const used = new Set<RecipeFeature>();
  for (const [path, definition] of added(recipe.overrides, saved?.overrides)) {
    if (path.startsWith("color.")) used.add("hasAdvancedColor");
    if (holdsAlias(definition)) used.add("hasDesignTokens");
  }
  if (addsAdvancedColor(recipe, saved)) used.add("hasAdvancedColor");
  if (added(recipe.customTokens, saved?.customTokens).length > 0) used.add("hasDesignTokens");
  return used;
}

/** Finds the first feature of a recipe that a plan lacks; undefined when it has all of them. */
export function findFeatureBeyond(
  entitlements: Entitlements,
  recipe: Recipe,
  saved?: Recipe,
): RecipeFeature | undefined {
  return [...featuresUsed(recipe, saved)].find((feature) => !entitlements[feature]);
}

/** Returns whether a recipe has a palette or a pinned step that `saved` does not have. */
function addsAdvancedColor(recipe: Recipe, saved: Recipe | undefined): boolean {
  const { palettes, baseSteps, pinnedSteps } = recipe.color.advanced;
  const before = saved?.color.advanced;
  return (
    hasNews(palettes, before?.palettes, isSameOrBare) ||
    hasNews(baseSteps, before?.baseSteps) ||
    hasNews(listPins(pinnedSteps), listPins(before?.pinnedSteps))
  );
}

/** Every pin by its palette and step, so that the pins of a palette are compared one by one. */
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
  saved: ByName<Value> = {},
  isKept: (before: Value, value: Value) => boolean = isSame,
): boolean {
  return Object.entries(values).some(([name, value]) => {
    const before = Object.hasOwn(saved, name) ? saved[name] : undefined;
    return before === undefined || !isKept(before, value);
  });
}

/** Returns whether a palette is unchanged, apart from removed roles. */
function isSameOrBare(before: ExtraPalette, palette: ExtraPalette): boolean {
  return isSame(before, palette) || isSame(before, { ...palette, hasRoles: true });
}

type Definitions = Readonly<Record<string, TokenDefinition>>;

function added(definitions: Definitions, saved: Definitions = {}): [string, TokenDefinition][] {
  return Object.entries(definitions).filter(
    ([path, definition]) => !Object.hasOwn(saved, path) || !isSame(saved[path], definition),
  );
}

/** Returns whether two JSON values are equal, in any order of their keys. */
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
