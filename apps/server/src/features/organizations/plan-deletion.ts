import { fieldProblems, fillText, type operations } from "@tessera/contract";
import { sql } from "drizzle-orm";
import { recordAudit } from "#audit/record-audit.ts";
import type { Transaction } from "#database/database.ts";
import { followPlannedDeletion } from "#features/billing/index.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import {
  changeOrganization,
  findOwnOrganization,
  lockOrganization,
  serializeOrganization,
  type OrganizationRow,
} from "./organizations-repository.ts";

type DeleteOrganization = typeof operations.deleteOrganization;
type RestoreOrganization = typeof operations.restoreOrganization;

/** Plans the deletion of an organization in seven days, if the caller has typed its name. */
export function deleteOrganization(
  call: Call<DeleteOrganization>,
  services: Services,
): Promise<Answer<DeleteOrganization>> {
  return changeDeletion(call, services, async (transaction, { name }) => {
    if (call.body?.name.normalize("NFC").trim() !== name) {
      const fields = { name: fillText(fieldProblems.nameDiffers, call.locale) };
      throw new ApiError("invalid", { fields });
    }
    const deletionAt = sql`clock_timestamp() + interval '7 days'`;
    await changeOrganization(transaction, call.organization.id, { deletionAt });
    await followPlannedDeletion(services.jobs, transaction, call.organization.id);
    const entry = { operation: "deleteOrganization", subjectId: call.organization.id } as const;
    await recordAudit(transaction, call.tenant, { ...entry, details: { name } });
  });
}

/** Cancels the planned deletion of an organization; without one it changes nothing. */
export function restoreOrganization(
  call: Call<RestoreOrganization>,
  services: Services,
): Promise<Answer<RestoreOrganization>> {
  return changeDeletion(call, services, async (transaction, { name, deletionAt }) => {
    if (deletionAt === null) return;
    await changeOrganization(transaction, call.organization.id, { deletionAt: null });
    await followPlannedDeletion(services.jobs, transaction, call.organization.id);
    const entry = { operation: "restoreOrganization", subjectId: call.organization.id } as const;
    await recordAudit(transaction, call.tenant, { ...entry, details: { name } });
  });
}

/** Runs a change on the locked organization and answers with the organization after it. */
async function changeDeletion(
  { organization: { id }, tenant }: Call<DeleteOrganization> | Call<RestoreOrganization>,
  { database }: Services,
  change: (transaction: Transaction, organization: OrganizationRow) => Promise<void>,
): Promise<Answer<DeleteOrganization>> {
  const changed = await database.transactionInTurn(
    `organization ${id}`,
    tenant,
    async (transaction) => {
      await change(transaction, await lockOrganization(transaction, id));
      return findOwnOrganization(transaction, tenant);
    },
  );
  return { data: serializeOrganization(changed) };
}
