/** Returns a source of numbers from 0 to below 1 that a seed determines (mulberry32). */
export function createChances(seed: number): () => number {
  let state = Math.floor(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses one of some items, each with the same chance. */
export function choose<T>(chance: number, items: readonly [T, ...T[]]): T {
  return items[Math.floor(chance * items.length)] ?? items[0];
}
