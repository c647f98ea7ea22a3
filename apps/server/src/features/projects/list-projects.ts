import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findProjects, listProjectHeads } from "./project-repository.ts";
import { readerOf } from "./save-project.ts";
import { selectHeads } from "./select-heads.ts";
import { serializeProject } from "./stored-project.ts";

type ListProjects = typeof operations.listProjects;

/** Lists a page of the organization's projects. */
export function listProjects(
  call: Call<ListProjects>,
  { database }: Services,
): Promise<Answer<ListProjects>> {
  return database.transaction(call.tenant, async (transaction) => {
    const { page, pageSize } = call.query;
    const reader = readerOf(call);
    const heads = await listProjectHeads(transaction, reader.organizationId);
    const selected = selectHeads(heads, call.query, call.locale);
    const ids = selected.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
    const projects = await findProjects(transaction, reader, ids);
    return {
      rows: projects.map((project) => serializeProject(project, call.organization.plan)),
      page,
      pageSize,
      total: selected.length,
    };
  });
}
