import { z } from "zod";
import { problem } from "#sentences/field-problems.ts";

/** A text may be this many times its limit before it is normalized. */
const untidyFactor = 4;

/**
 * A string of at most `maximumUnits` UTF-16 units. A longer one fails before any other check reads it, because
 * normalizing and matching can take time that grows with the square of the length.
 */
export function boundedString(
  maximumUnits: number,
  found: ReturnType<typeof problem> = problem("tooLong", { maximum: maximumUnits }),
) {
  return z.string().refine((text) => text.length <= maximumUnits, { ...found, abort: true });
}

/** A string of at most `maximum` characters after its normalization, which may shorten it much. */
export function untidyString(maximum: number, found = problem("tooLong", { maximum })) {
  return boundedString(maximum * untidyFactor, found);
}

/** A list of at most `maximum` items. A longer one fails before its items are parsed. */
export function boundedList<List extends z.ZodArray>(list: List, maximum: number) {
  return z.preprocess((value, context) => {
    const isTooLong = Array.isArray(value) && value.length > maximum;
    if (isTooLong) context.addIssue({ code: "custom", ...problem("tooMany", { maximum }) });
    return value;
  }, list.max(maximum)) as unknown as z.ZodType<z.output<List>, z.input<List>>;
}
