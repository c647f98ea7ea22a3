import type { TokenPath } from "./token-path.ts";
import { categoryOfGroup, findTopGroup } from "./top-groups.ts";
import type { Category } from "./top-groups.ts";
import type { ValueKind } from "./value-kind.ts";

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
