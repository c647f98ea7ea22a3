import type { operations } from "@tessera/contract";
import { createDesign } from "@tessera/engine";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { insertProject } from "./insert-project.ts";
import { serializeProject } from "./stored-project.ts";

type CreateProject = typeof operations.createProject;

/** Creates a project with its first version; concurrent calls cannot exceed the plan's limit. */
export function createProject(
  call: Call<CreateProject>,
  { database }: Services,
): Promise<Answer<CreateProject>> {
  const turn = `organization ${call.organization.id}`;
  return database.transactionInTurn(turn, call.tenant, async (transaction) => {
    const { name, baseColor } = call.body;
    const created = await insertProject(transaction, call.tenant, {
      name,
      design: createDesign(baseColor),
      operation: "createProject",
    });
    return { data: serializeProject(created, call.organization.plan), revision: created.revision };
  });
}
