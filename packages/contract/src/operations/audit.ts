import { z } from "zod";
import { operation } from "#api/operation.ts";
import { auditEntrySchema } from "#entities/audit-entry.ts";
import { untidyString } from "#fields/bounded.ts";
import { organizationParams, userIdSchema } from "#fields/ids.ts";
import { longestName } from "#fields/name.ts";
import { pageFields } from "#fields/page.ts";
import { auditActionIds } from "#entities/audit-actions.ts";

/** The filter of an audit log; days are counted in Europe/Istanbul. */
const filterFields = {
  search: untidyString(longestName).trim().max(longestName).default(""),
  action: z.enum(auditActionIds).optional(),
  actor: userIdSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** Lists a page of an organization's audit log, the newest entry first. */
export const listAudit = operation("listAudit", {
  summary: "List the audit log of an organization",
  params: organizationParams,
  query: z.strictObject({ ...pageFields, ...filterFields }),
  answer: auditEntrySchema,
});

/** Exports the newest entries of an organization's audit log as CSV. */
export const exportAudit = operation("exportAudit", {
  summary: "Export the audit log of an organization as CSV",
  params: organizationParams,
  query: z.strictObject(filterFields),
});
