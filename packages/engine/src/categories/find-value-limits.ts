import { findTopGroup } from "#tokens/top-groups.ts";
import type { TopGroup } from "#tokens/top-groups.ts";
import { categories } from "./index.ts";
import type { ValueLimits } from "./value-limits.ts";

const limitsOfGroup = Object.assign(
  {},
  ...Object.values(categories).map(({ groups }) => groups),
) as Readonly<Record<TopGroup, ValueLimits>>;

/**
 * Finds the limits of a token's value by its top group; undefined if every kind of value is
 * allowed.
 */
export function findValueLimits(path: string): ValueLimits | undefined {
  const group = findTopGroup(path);
  return group && limitsOfGroup[group];
}
