type Names = readonly string[];

/**
 * Merges both changes of an order, if at most one side moved names that the other one has. Returns
 * undefined if both moved names: then a user has to choose.
 */
export function mergeOrders(base: Names, mine: Names, theirs: Names): Names | undefined {
  if (keepsOrder(base, mine)) return addAndRemove(base, mine, theirs);
  return keepsOrder(base, theirs) ? addAndRemove(base, theirs, mine) : undefined;
}

/** Returns whether the names in both have the same order. */
export function keepsOrder(before: Names, after: Names): boolean {
  const common = after.filter((name) => before.includes(name));
  return before.filter((name) => after.includes(name)).every((name, at) => name === common[at]);
}

/** Applies the changes between two orders to a third: an added name follows its predecessor. */
function addAndRemove(from: Names, to: Names, order: Names): Names {
  const removed = new Set(from.filter((name) => !to.includes(name)));
  return to.reduce<Names>(
    (merged, name, at) => {
      if (from.includes(name) || merged.includes(name)) return merged;
      return merged.toSpliced(merged.indexOf(to[at - 1] ?? "") + 1, 0, name);
    },
    order.filter((name) => !removed.has(name)),
  );
}

/** Returns the names of an order's value; none for a list that does not exist. */
export function readOrder(value: unknown): Names {
  return Array.isArray(value) ? (value as Names) : [];
}
