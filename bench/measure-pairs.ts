/** The comparison of two implementations. */
export type Comparison = {
  /** The time of the first relative to the second: the median of the pairs. */
  readonly ratio: number;
  /** The median time of one call of each, in milliseconds. */
  readonly ms: readonly [first: number, second: number];
};

/**
 * Times two implementations alternately, so that other load affects both equally. `calls` repeats
 * each within a pair, for work that is too short for the clock.
 */
export async function measurePairs(
  first: () => unknown,
  second: () => unknown,
  { pairs = 7, warmUps = 2, calls = [1, 1] as readonly [number, number] } = {},
): Promise<Comparison> {
  const times: (readonly [number, number])[] = [];
  for (let pair = -warmUps; pair < pairs; pair++) {
    const both = [await time(first, calls[0]), await time(second, calls[1])] as const;
    if (pair >= 0) times.push(both);
  }
  return {
    ratio: median(times.map(([one, other]) => one / other)),
    ms: [median(times.map(([one]) => one)), median(times.map(([, other]) => other))],
  };
}

/** Returns the median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function time(work: () => unknown, calls: number): Promise<number> {
  const startedAt = performance.now();
  for (let call = 0; call < calls; call++) {
    const answer = work();
    if (answer instanceof Promise) await answer;
    consume(answer);
  }
  return (performance.now() - startedAt) / calls;
}

let consumed = 0;

/** Reads the end of a text, because V8 concatenates lazily. */
function consume(answer: unknown): void {
  if (typeof answer === "string") consumed ^= answer.charCodeAt(answer.length - 1);
  if (consumed === -1) console.error("no character has this code");
}
