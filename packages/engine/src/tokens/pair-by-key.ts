/** Items by a key; undefined if several have the same key. */
export type UniqueItems<Item> = ReadonlyMap<string, Item | undefined>;

/** Indexes items by a key that identifies them without their names. */
export function indexByKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): UniqueItems<Item> {
  const byKey = new Map<string, Item | undefined>();
  for (const item of items) {
    const key = keyOf(item);
    byKey.set(key, byKey.has(key) ? undefined : item);
  }
  return byKey;
}

/**
 * Pairs each removed item with the added one of the same key, if no other item of either side has
 * it.
 */
export function pairByKey<Item>(
  removed: UniqueItems<Item>,
  added: UniqueItems<Item>,
): readonly (readonly [from: Item, to: Item])[] {
  return [...removed].flatMap(([key, from]): (readonly [Item, Item])[] => {
    const to = added.get(key);
    return from !== undefined && to !== undefined ? [[from, to]] : [];
  });
}
