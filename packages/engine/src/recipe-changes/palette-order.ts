type Palettes = Readonly<Record<string, unknown>>;

/** Returns the names of the palettes in their order; undefined without palettes. */
export function readPaletteOrder(palettes: Palettes): readonly string[] | undefined {
  const names = Object.keys(palettes);
  return names.length > 0 ? names : undefined;
}

/** Sorts the palettes by an order; those that it does not include are last. */
export function orderPalettes(palettes: Palettes, order: unknown): Palettes {
  const wished = Array.isArray(order) ? (order as readonly string[]) : [];
  const names = wished.filter((name) => Object.hasOwn(palettes, name));
  return Object.fromEntries(
    [...new Set([...names, ...Object.keys(palettes)])].map((name) => [name, palettes[name]]),
  );
}
