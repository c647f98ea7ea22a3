import type { operations } from "@tessera/contract";
import { recordAudit } from "#audit/record-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { serializeVersion } from "./serialize-version.ts";
import { findVersion, markVersion } from "./versions-repository.ts";

type UpdateVersion = typeof operations.updateVersion;

/** Names or pins a version. */
export async function updateVersion(
  call: Call<UpdateVersion>,
  { database }: Services,
): Promise<Answer<UpdateVersion>> {
  const { organization, project, tenant, body } = call;
  const revision = Number(call.params.versionId);
  const marked = await database.transaction(tenant, async (transaction) => {
    const found = await findVersion(transaction, project.id, revision);
    if (found === undefined) throw new ApiError("notFound");
    await markVersion(
      transaction,
      { organizationId: organization.id, projectId: project.id, revision },
      {
        ...(body.name !== undefined && { name: body.name }),
        ...(body.pinned !== undefined && { isPinned: body.pinned }),
      },
    );
    await recordAudit(transaction, tenant, {
      operation: "updateVersion",
      subjectId: project.id,
      details: { revision },
    });
    return findVersion(transaction, project.id, revision);
  });
  if (marked === undefined) throw new Error("The marked version is missing.");
  return { data: serializeVersion(marked, organization.plan) };
}
