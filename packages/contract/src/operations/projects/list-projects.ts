import { z } from "zod";
import { projectSchema } from "#entities/project.ts";
import { problem } from "#sentences/field-problems.ts";
import { boundedString, untidyFactor } from "#fields/bounded.ts";
import { longestName } from "#fields/name.ts";
import { operation } from "#api/operation.ts";

const largestPage = 100;

/** Lists a page of the organization's projects, filtered by name and sorted. */
export const listProjects = operation("listProjects", {
  summary: "List the organization’s projects, page by page",
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(largestPage).default(10),
    search: boundedString(longestName * untidyFactor, problem("tooLong", { maximum: longestName }))
      .trim()
      .max(longestName)
      .default(""),
    sort: z.enum(["name", "createdAt", "updatedAt"]).default("updatedAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
  }),
  answer: projectSchema,
  errors: [],
});
