import { z } from "zod";
import { logPayment } from "./payment-log.ts";

/** A known word of a provider by ours; a new or missing one is `unknown` and logged. */
export function knownWord<const Words extends Readonly<Record<string, string>>>(
  field: string,
  words: Words,
) {
  return z.unknown().transform((value): Words[keyof Words] | "unknown" => {
    const known = typeof value === "string" && Object.hasOwn(words, value);
    if (known) return words[value] as Words[keyof Words];
    logPayment("unknown word", { field, word: String(value).slice(0, 40) });
    return "unknown";
  });
}

/** A list of words that are ours too. */
export function sameWords<const Word extends string>(
  words: readonly Word[],
): { readonly [Each in Word]: Each } {
  return Object.fromEntries(words.map((word) => [word, word])) as { [Each in Word]: Each };
}

/** An id, or an object with an id. */
export const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? undefined);

/** An instant as ISO text or as milliseconds. */
export const instant = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const date = value === null || value === undefined ? undefined : new Date(value);
    return date === undefined || Number.isNaN(date.getTime()) ? undefined : date;
  });

/** The metadata of an object; values that are no text are left out. */
export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((values) =>
    Object.fromEntries(
      Object.entries(values ?? {}).flatMap(([key, value]) =>
        typeof value === "string" ? [[key, value]] : [],
      ),
    ),
  );
