/** A layer and its z-index; undefined for `auto`, which has no level. */
export type LayerPlace = { readonly name: string; readonly zIndex: number | undefined };

/**
 * Finds the layers with the same number as each layer; the later one in the page covers the other.
 */
export function findCollisions(
  layers: readonly LayerPlace[],
): ReadonlyMap<string, readonly string[]> {
  const collisions = new Map<string, readonly string[]>();
  for (const { name, zIndex } of layers) {
    if (zIndex === undefined) continue;
    const others = layers.filter((layer) => layer.zIndex === zIndex && layer.name !== name);
    if (others.length > 0)
      collisions.set(
        name,
        others.map((layer) => layer.name),
      );
  }
  return collisions;
}
