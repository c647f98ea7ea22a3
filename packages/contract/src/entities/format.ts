import { z } from "zod";
import { planIds } from "#plans/plan.ts";

/** What a plan has of a thing: the least plan that has it, and whether that of the organization in the header does. */
const inPlan = { plan: z.enum(planIds), isAllowed: z.boolean() };

const id = z.string();

/** One thing that can be chosen: its id is what stands in the query. */
const choices = z.array(z.strictObject({ id, ...inPlan }));

/**
 * One option of a format as data, for controls and callers: its id is the name of a query parameter of the export. The
 * plan it needs is the one in which it can be anything but its default, and that is the default in the plan at hand.
 */
const formatOptionSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id,
    kind: z.literal("text"),
    default: z.string(),
    maxLength: z.int(),
    /** The source of a regular expression for the whole text; null where any text is taken. */
    pattern: z.string().nullable(),
    /** Where a title stands at the top of the files; null where the text is no title. */
    place: z.enum(["comment", "description", "heading"]).nullable(),
    ...inPlan,
  }),
  z.strictObject({ id, kind: z.literal("choice"), choices, default: z.string(), ...inPlan }),
  z.strictObject({
    id,
    /** At least one of them; in the query they stand between commas. */
    kind: z.literal("choices"),
    choices,
    default: z.array(z.string()),
    ...inPlan,
  }),
  z.strictObject({ id, kind: z.literal("switch"), choices, default: z.boolean(), ...inPlan }),
]);

/** An export format that is offered; without an organization in the header, as the Free plan has it. */
export const formatSchema = z.strictObject({
  id,
  name: z.string(),
  /** How its files are taken into use, on the example of a new project. */
  snippet: z.string(),
  options: z.array(formatOptionSchema),
  ...inPlan,
});
