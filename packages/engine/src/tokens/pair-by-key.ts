/** Items by a key; undefined where several have the same key. */
export type UniqueItems<Item> = ReadonlyMap<string, Item | undefined>;

/** Indexes items by a key that tells what they are without their names. */
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

/** Pairs each item that went with the one that came, where no other item of either side has their key. */
export function pairByKey<Item>(
  gone: UniqueItems<Item>,
  come: UniqueItems<Item>,
): readonly (readonly [from: Item, to: Item])[] {
  return [...gone].flatMap(([key, from]): (readonly [Item, Item])[] => {
    const to = come.get(key);
    return from !== undefined && to !== undefined ? [[from, to]] : [];
  });
}
