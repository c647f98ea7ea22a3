/** A layer and the number it is drawn at; undefined for `auto`, which takes no place of its own. */
export type LayerPlace = { readonly name: string; readonly zIndex: number | undefined };

/** The layers that share a number with each layer: whichever comes later in the page covers the other. */
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
