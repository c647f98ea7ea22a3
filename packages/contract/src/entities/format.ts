import { z } from "zod";
import { planIds } from "#plans/plan.ts";

/** The plan of a feature: the least plan that includes it, and whether the organization's plan does. */
const inPlan = { plan: z.enum(planIds), isAllowed: z.boolean() };

const id = z.string();

/** A choice of an option; its id is its value in the query. */
const choices = z.array(z.strictObject({ id, ...inPlan }));

/**
 * An option of a format as data, for controls and callers. Its id is the name of a query parameter of the export. Its
 * plan is the least one that allows another value than the default; the default is that of the organization's plan.
 */
const formatOptionSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id,
    kind: z.literal("text"),
    default: z.string(),
    maxLength: z.int(),
    pattern: z.string().nullable().meta({
      description: "A regular expression, anchored at both ends; null when any text is valid.",
    }),
    /** The position of a title at the top of the files; null when the text is not a title. */
    place: z.enum(["comment", "description", "item", "heading"]).nullable(),
    ...inPlan,
  }),
  z.strictObject({ id, kind: z.literal("choice"), choices, default: z.string(), ...inPlan }),
  z.strictObject({
    id,
    /** One or more choices; commas separate them in the query. */
    kind: z.literal("choices"),
    choices,
    default: z.array(z.string()),
    ...inPlan,
  }),
  z.strictObject({ id, kind: z.literal("switch"), choices, default: z.boolean(), ...inPlan }),
]);

/** An export format; without an organization in the header, as the Free plan allows it. */
export const formatSchema = z.strictObject({
  id,
  name: z.string(),
  /** The steps of an installation, with a new project as the example. */
  snippet: z.string(),
  options: z.array(formatOptionSchema),
  ...inPlan,
});
