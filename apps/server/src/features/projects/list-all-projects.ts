import type { operations } from "@tessera/contract";
import { createSinglePage, type Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { listProjectHeads } from "./project-repository.ts";
import { selectHeads } from "./select-heads.ts";

type ListAllProjects = typeof operations.listAllProjects;

/** Lists the identity of every project of the organization, sorted by name. */
export function listAllProjects(
  call: Call<ListAllProjects>,
  { database }: Services,
): Promise<Answer<ListAllProjects>> {
  return database.transaction(call.tenant, async (transaction) => {
    const heads = await listProjectHeads(transaction, call.organization.id);
    const sorted = selectHeads(heads, { search: "", sort: "name", order: "asc" }, call.locale);
    return createSinglePage(sorted.map(({ id, name, slug }) => ({ id, name, slug })));
  });
}
