import { z } from "zod";

const id = z.string();

/** One option of a format as data, for controls and callers: its id is the name of a query parameter of the export. */
const formatOptionSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id,
    kind: z.literal("text"),
    default: z.string(),
    maxLength: z.int(),
    /** The source of a regular expression for the whole text; null where any text is taken. */
    pattern: z.string().nullable(),
  }),
  z.strictObject({
    id,
    kind: z.literal("choice"),
    choices: z.array(z.string()),
    default: z.string(),
  }),
  z.strictObject({
    id,
    /** At least one of them; in the query they stand between commas. */
    kind: z.literal("choices"),
    choices: z.array(z.string()),
    default: z.array(z.string()),
  }),
  z.strictObject({ id, kind: z.literal("switch"), default: z.boolean() }),
]);

/** An export format that is offered. */
export const formatSchema = z.strictObject({
  id,
  name: z.string(),
  /** How its files are taken into use. */
  snippet: z.string(),
  options: z.array(formatOptionSchema),
  /** Whether the plan of the organization in the header may export it; the Free plan where the header names none. */
  isAllowed: z.boolean(),
});
