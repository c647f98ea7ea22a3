import type { TokenPath } from "@tessera/engine";

/** Where one decision stands in a recipe: its keys joined by slashes (`color/status/success`, `overrides/spacing.s`). */
export type LeafPath = string & { readonly __brand: "LeafPath" };

/** The leaf path that these keys spell. */
export function leafPath(...keys: readonly string[]): LeafPath {
  return keys.join("/") as LeafPath;
}

/** The leaf that pins a generated token. */
export function overridePath(path: TokenPath): LeafPath {
  return leafPath("overrides", path);
}

/** The leaf of the advanced color system that these keys spell. */
export function advancedPath(...keys: readonly string[]): LeafPath {
  return leafPath("color", "advanced", ...keys);
}

/** The palette that a decision of the advanced color system is about; undefined for any other. */
export function findPalette(path: LeafPath): string | undefined {
  const [section, part, group = "", palette] = leafKeys(path);
  const isOfPalette = ["palettes", "baseSteps", "pinnedSteps"].includes(group);
  return section === "color" && part === "advanced" && isOfPalette ? palette : undefined;
}

/** The control that puts every decision back at once. */
export const allDecisions: LeafPath = leafPath("all");

/** The keys of a leaf path, from the recipe inwards. */
export function leafKeys(path: LeafPath): readonly string[] {
  return path.split("/");
}
