import { z } from "zod";
import { problem } from "#sentences/field-problems.ts";
import { boundedList, boundedString } from "#fields/bounded.ts";

const longestKey = 64;
const mostVariables = 100;

/** A variable: the token's name without its category (`m`, `s-compact`, `modal`) and its value. */
const variable = z.strictObject({
  key: boundedString(longestKey, problem("keyInvalid")).refine(
    (key) => /^[a-z0-9-]{1,64}$/.test(key),
    problem("keyInvalid"),
  ),
  value: boundedString(1000).min(1),
});

const variables = boundedList(
  z.array(variable).check(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, { key }] of value.entries()) {
      if (seen.has(key))
        issues.push({
          code: "custom",
          input: key,
          path: [index, "key"],
          ...problem("keyTwice"),
        });
      seen.add(key);
    }
  }),
  mostVariables,
);

/** A group of variables: `generated` values follow the recipe, `custom` ones (default) do not. */
export const variableGroupSchema = z.strictObject({
  type: z.enum(["generated", "custom"]).default("custom"),
  variables,
});
export type VariableGroup = z.output<typeof variableGroupSchema>;

/** The groups of the typography call, in display order. */
export const typographyGroups = [
  "base",
  "fontSizeHeading",
  "fontSizeBody",
  "letterSpacing",
  "lineHeight",
] as const;
export type TypographyGroup = (typeof typographyGroups)[number];

/** Every variable of the typography; its keys are token names (`font-size-heading-m`). */
export const typographiesSchema = z.strictObject(
  Object.fromEntries(typographyGroups.map((group) => [group, variableGroupSchema])) as Readonly<
    Record<TypographyGroup, typeof variableGroupSchema>
  >,
);
export type Typographies = z.output<typeof typographiesSchema>;

/** One or more groups of the typography. */
export const someTypographiesSchema = typographiesSchema
  .partial()
  .refine((groups) => Object.keys(groups).length > 0, problem("groupsMissing"));
