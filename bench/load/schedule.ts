/** Whether a request reads or writes. */
export type Kind = "read" | "write";

/** How many requests of each kind are sent a second. */
export type Rate = Readonly<Record<Kind, number>>;

/** When one request is sent, counted from the start, and of which kind it is. */
export type Departure = { readonly atMs: number; readonly kind: Kind };

/** The departures of so many seconds in their order, at random moments, as those of independent people are. */
export function makeSchedule(
  rate: Rate,
  seconds: number,
  random: () => number,
): readonly Departure[] {
  const make = (kind: Kind) =>
    Array.from({ length: Math.round(rate[kind] * seconds) }, () => ({
      atMs: random() * seconds * 1000,
      kind,
    }));
  return [...make("read"), ...make("write")].toSorted((one, other) => one.atMs - other.atMs);
}

/** The departures of so many reads a second at equal distances. */
export function makeSteadyReads(aSecond: number, seconds: number): readonly Departure[] {
  return Array.from({ length: Math.round(aSecond * seconds) }, (_, index) => ({
    atMs: (index * 1000) / aSecond,
    kind: "read",
  }));
}
