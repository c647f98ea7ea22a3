import { operations } from "@tessera/contract";
import { and, eq } from "drizzle-orm";
import { recordAudit } from "#audit/record-audit.ts";
import { shareLinks } from "#database/schema.ts";
import { runBatch, type Statement } from "#database/statements.ts";
import { ApiError } from "#errors/api-error.ts";
import { getUuid } from "#ids/uuid.ts";
import type { InProject } from "#operations/call.ts";
import type { Implement } from "#operations/implement.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";
import { openDesign } from "./open-design.ts";

type SharedPlace = { readonly organizationId: string; readonly projectId: string };

const sharedPlace: Statement<SharedPlace> = {
  name: "shared-place",
  text: `select organization_id as "organizationId", project_id as "projectId"
    from app_find_share($1)`,
};

type SharedRow = {
  readonly name: string;
  readonly organizationName: string;
  readonly recipe: string;
  readonly revision: number;
  readonly updatedAt: Date;
};

const sharedProject: Statement<SharedRow> = {
  name: "shared-project",
  text: `select p.name, o.name as "organizationName", p.recipe::text, p.revision,
      p.updated_at as "updatedAt"
    from projects p join organizations o on o.id = p.organization_id where p.id = $1`,
};

/** Adds the operations of share links: to read, create and revoke one, and to read a project with one. */
export function implementShareLinks(implement: Implement): void {
  implement(operations.getShareLink, ({ tenant, project }, { database }) =>
    database.transaction(tenant, async (transaction) => {
      const [found] = await transaction
        .select({ createdAt: shareLinks.createdAt })
        .from(shareLinks)
        .where(isOfProject({ tenant, project }));
      return { data: found ? { createdAt: found.createdAt.toISOString() } : null };
    }),
  );
  implement(operations.createShareLink, ({ tenant, project }, { database }) =>
    database.transaction(tenant, async (transaction) => {
      const token = createOpaqueToken();
      const { organizationId, userId: createdBy } = tenant;
      const link = { tokenHash: hashOpaqueToken(token), createdBy, createdAt: new Date() };
      await transaction
        .insert(shareLinks)
        .values({ organizationId, projectId: project.id, ...link })
        .onConflictDoUpdate({
          target: [shareLinks.organizationId, shareLinks.projectId],
          set: link,
        });
      await recordAudit(transaction, tenant, {
        operation: "createShareLink",
        subjectId: project.id,
        details: {},
      });
      return { data: { token, createdAt: link.createdAt.toISOString() } };
    }),
  );
  implement(operations.deleteShareLink, ({ tenant, project }, { database }) =>
    database.transaction(tenant, async (transaction) => {
      const { rowCount } = await transaction
        .delete(shareLinks)
        .where(isOfProject({ tenant, project }));
      if (rowCount === 0) return undefined;
      await recordAudit(transaction, tenant, {
        operation: "deleteShareLink",
        subjectId: project.id,
        details: {},
      });
      return undefined;
    }),
  );
  implementSharedProject(implement);
}

function implementSharedProject(implement: Implement): void {
  implement(operations.getSharedProject, async ({ params }, { database }) => {
    const hash = hashOpaqueToken(params.shareToken);
    const place = await database.transaction({}, async ({ $client }) => {
      const [[found]] = await runBatch($client, [{ statement: sharedPlace, values: [hash] }]);
      return found;
    });
    if (place === undefined) throw new ApiError("notFound");
    const organizationId = getUuid(place.organizationId);
    const statement = { statement: sharedProject, values: [place.projectId] };
    const [[row]] = await database.read({ organizationId }, statement);
    if (row === undefined) throw new ApiError("notFound");
    const { recipe, updatedAt, ...shared } = row;
    const design = openDesign({ id: place.projectId, organizationId }, recipe);
    return {
      data: { ...shared, recipe: design.recipe, updatedAt: updatedAt.toISOString() },
    };
  });
}

function isOfProject({ tenant, project }: Pick<InProject, "tenant" | "project">) {
  return and(
    eq(shareLinks.organizationId, tenant.organizationId),
    eq(shareLinks.projectId, project.id),
  );
}
