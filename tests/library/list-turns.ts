import type { Subject } from "./subject.ts";

/**
 * Every state of a specimen with one of two options: the states take them in turn, and the two variants the other way
 * round, so that together they see every state with both. In the long form each of them does.
 */
export function listTurns<Option>(
  { facts, product }: Subject,
  options: readonly [Option, Option],
): readonly { readonly state: string; readonly option: Option }[] {
  const isLong = process.env["TESSERA_FORM"] === "long";
  const first = product === "backoffice" ? 1 : 0;
  return facts.states.flatMap((state, index) =>
    options
      .filter((_, turn) => isLong || turn === (index + first) % options.length)
      .map((option) => ({ state, option })),
  );
}
