import { fieldProblems, fillText, type Locale, type operations } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { deleteLogo } from "./logos-repository.ts";
import {
  changeOrganization,
  findOwnOrganization,
  isSlugUsed,
  lockOrganization,
  serializeOrganization,
} from "./organizations-repository.ts";

type UpdateOrganization = typeof operations.updateOrganization;

/** Changes the name and the slug of an organization; links with its former slug work until another takes it. */
export async function updateOrganization(
  { organization: { id }, tenant, body, locale }: Call<UpdateOrganization>,
  { database }: Services,
): Promise<Answer<UpdateOrganization>> {
  const { name, slug, logo_url: logoUrl } = body;
  const changed = await database.transactionInTurn(
    `organization ${id}`,
    tenant,
    async (transaction) => {
      await lockOrganization(transaction, id);
      if (slug !== undefined && (await isSlugUsed(transaction, slug, id))) {
        throw createSlugTaken(locale);
      }
      const change = { name, ...(slug && { slug }), ...(logoUrl === null && { logoUrl }) };
      await changeOrganization(transaction, id, change).catch((error: unknown) => {
        throw isUniqueViolation(error) ? createSlugTaken(locale) : error;
      });
      if (logoUrl === null) await deleteLogo(transaction, id);
      const details = { name, ...(slug && { slug }) };
      await recordAudit(transaction, tenant, {
        operation: "updateOrganization",
        subjectId: id,
        details,
      });
      return findOwnOrganization(transaction, tenant);
    },
  );
  return { data: serializeOrganization(changed) };
}

function createSlugTaken(locale: Locale): ApiError {
  return new ApiError("invalid", { fields: { slug: fillText(fieldProblems.slugTaken, locale) } });
}

/** Another organization can take the slug after the check. */
function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "23505";
}
