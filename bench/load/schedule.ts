/** The kind of a request. */
export type Kind = "read" | "write";

/** The number of requests of each kind per second. */
export type Rate = Readonly<Record<Kind, number>>;

/** The time of one request after the start, and its kind. */
export type Departure = { readonly atMs: number; readonly kind: Kind };

/** Creates the departures of some seconds at random times, as independent users produce them. */
export function createSchedule(
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

/** Creates departures of reads at equal intervals. */
export function createSteadyReads(aSecond: number, seconds: number): readonly Departure[] {
  return Array.from({ length: Math.round(aSecond * seconds) }, (_, index) => ({
    atMs: (index * 1000) / aSecond,
    kind: "read",
  }));
}
