import type { LengthUnit } from "./token.ts";
import type { TokenPath } from "./token-path.ts";
import type { ValueKind } from "./value-kind.ts";

/** The top groups of token paths, each with its category. */
export const categoryOfGroup = {
  color: "color",
  "font-family": "typography",
  "font-size": "typography",
  "font-weight": "typography",
  "line-height": "typography",
  "letter-spacing": "typography",
  size: "size",
  spacing: "spacing",
  radius: "radius",
  "border-width": "border",
  shadow: "shadow",
  breakpoint: "breakpoint",
  "grid-columns": "breakpoint",
  "grid-gutter": "breakpoint",
  "grid-margin": "breakpoint",
  "z-index": "z-index",
  duration: "motion",
  easing: "motion",
} as const;

/**
 * The fixed unit of the lengths of each group; undefined if they use the unit of the recipe or of
 * the file.
 */
const fixedUnits: Readonly<Record<TopGroup, LengthUnit | undefined>> = {
  color: undefined,
  "font-family": undefined,
  "font-size": undefined,
  "font-weight": undefined,
  "line-height": undefined,
  // A fraction of the size of its text.
  "letter-spacing": "em",
  size: undefined,
  spacing: undefined,
  radius: undefined,
  // A border that grows with the text falls between pixels.
  "border-width": "px",
  shadow: undefined,
  breakpoint: undefined,
  "grid-columns": undefined,
  "grid-gutter": undefined,
  "grid-margin": undefined,
  "z-index": undefined,
  duration: undefined,
  easing: undefined,
};

/** A top group of token paths that a category owns. */
export type TopGroup = keyof typeof categoryOfGroup;

/** The categories of the editor and of the API's groups. */
export type Category = (typeof categoryOfGroup)[TopGroup];

/** The top groups of a category. */
export type TopGroupOf<C extends Category> = {
  [Group in TopGroup]: (typeof categoryOfGroup)[Group] extends C ? Group : never;
}[TopGroup];

/** Finds the top group of a path; undefined for a custom group. */
export function findTopGroup(path: string): TopGroup | undefined {
  const group = path.split(".", 1)[0] ?? "";
  return Object.hasOwn(categoryOfGroup, group) ? (group as TopGroup) : undefined;
}

/** Returns the fixed unit of the lengths of a token's group; undefined if they use the recipe's unit. */
export function findFixedUnit(path: string): LengthUnit | undefined {
  const group = findTopGroup(path);
  return group && fixedUnits[group];
}

const categoryOfKind: Readonly<Record<ValueKind, Category>> = {
  color: "color",
  length: "size",
  number: "typography",
  fontFamily: "typography",
  shadow: "shadow",
  duration: "motion",
  easing: "motion",
};

/** Returns the category of a token's top group; undefined for a custom group. */
export function findGroupCategory(path: TokenPath): Category | undefined {
  const group = findTopGroup(path);
  return group && categoryOfGroup[group];
}

/** Returns the category of a token: that of its top group, or for a custom group that of its kind. */
export function categoryOf(path: TokenPath, kind: ValueKind): Category {
  return findGroupCategory(path) ?? categoryOfKind[kind];
}
