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

/** The control that puts every decision back at once. */
export const allDecisions: LeafPath = leafPath("all");

/** The keys of a leaf path, from the recipe inwards. */
export function leafKeys(path: LeafPath): readonly string[] {
  return path.split("/");
}
