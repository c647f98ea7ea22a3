import { expect } from "vitest";
import { outcomeOf } from "./call-operation.ts";

/** A limit of guesses, and the outcome of one that is compared and wrong. */
type GuessLimit = { readonly most: number; readonly refusal: string };

type Answered = Parameters<typeof outcomeOf>[0];

/**
 * Guesses twice as often as the limit allows, all at once, and expects that exactly as many are
 * compared. A busy server refuses some guesses, also after it counts them: further guesses then
 * follow one by one until the limit refuses them, and each refusal may explain one comparison less.
 */
export async function expectLimit(
  { most, refusal }: GuessLimit,
  guess: () => PromiseLike<Answered>,
): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 2 * most }, guess));
  const outcomes = answers.map(outcomeOf);
  const countOf = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  while (countOf("503 unavailable") > 0 && outcomes.at(-1) !== "429 tooMany") {
    expect(outcomes.length).toBeLessThan(10 * most);
    outcomes.push(outcomeOf(await guess()));
  }
  expect(countOf(refusal)).toBeLessThanOrEqual(most);
  expect(countOf(refusal) + countOf("503 unavailable")).toBeGreaterThanOrEqual(most);
  const others = ["429 tooMany", "503 unavailable"];
  expect([refusal, ...others]).toEqual(expect.arrayContaining([...new Set(outcomes)]));
  expect(outcomeOf(await guess())).toBe("429 tooMany");
}
