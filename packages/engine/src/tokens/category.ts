import type { Category } from "./token.ts";
import type { TokenPath } from "./token-path.ts";
import type { ValueKind } from "./value-kind.ts";

const categoryOfGroup: ReadonlyMap<string, Category> = new Map<string, Category>([
  ["color", "color"],
  ["font-family", "typography"],
  ["font-size", "typography"],
  ["font-weight", "typography"],
  ["line-height", "typography"],
  ["letter-spacing", "typography"],
  ["size", "size"],
  ["spacing", "spacing"],
  ["radius", "radius"],
  ["shadow", "shadow"],
  ["breakpoint", "breakpoint"],
  ["z-index", "z-index"],
  ["duration", "motion"],
  ["easing", "motion"],
]);

const categoryOfKind: Readonly<Record<ValueKind, Category>> = {
  color: "color",
  length: "size",
  number: "typography",
  fontFamily: "typography",
  shadow: "shadow",
  duration: "motion",
  easing: "motion",
};

/** The category that a token is shown in: by its top group, or by its kind where a person named a group of their own. */
export function categoryOf(path: TokenPath, kind: ValueKind): Category {
  return categoryOfGroup.get(path.split(".", 1)[0] ?? "") ?? categoryOfKind[kind];
}
