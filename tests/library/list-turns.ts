import { isLong } from "../form.ts";
import type { Subject } from "./subject.ts";

/**
 * Pairs each state of a specimen with one of two options, which alternate by state and in the
 * opposite order for the second variant, so that both variants together cover every pair. The long
 * form lists every pair.
 */
export function listTurns<Option>(
  { facts, product }: Subject,
  options: readonly [Option, Option],
): readonly { readonly state: string; readonly option: Option }[] {
  const first = product === "backoffice" ? 1 : 0;
  return facts.states.flatMap((state, index) =>
    options
      .filter((_, turn) => isLong || turn === (index + first) % options.length)
      .map((option) => ({ state, option })),
  );
}
