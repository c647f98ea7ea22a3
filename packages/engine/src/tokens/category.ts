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

/** The category of a token: by its top group, or by its kind where a person named a group of their own. */
export function categoryOf(path: TokenPath, kind: ValueKind): Category {
  const group = findTopGroup(path);
  return group ? categoryOfGroup[group] : categoryOfKind[kind];
}
