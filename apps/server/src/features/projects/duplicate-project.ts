import { planLimitValues, plans, type operations } from "@tessera/contract";
import { createRecipe } from "@tessera/engine";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { findFeatureBeyond } from "./features-used.ts";
import { insertProject } from "./insert-project.ts";
import { findProject } from "./project-repository.ts";
import { serializeProject } from "./stored-project.ts";

type DuplicateProject = typeof operations.duplicateProject;

/** Creates a copy of a project, if the plan has one more and the features of its recipe. */
export function duplicateProject(
  call: Call<DuplicateProject>,
  { database }: Services,
): Promise<Answer<DuplicateProject>> {
  const { plan } = call.organization;
  const turn = `organization ${call.organization.id}`;
  return database.transactionInTurn(turn, call.tenant, async (transaction) => {
    const source = await findProject(transaction, call.tenant, call.project.id);
    if (source === undefined) throw new ApiError("notFound");
    const { design } = source;
    const beyond = findFeatureBeyond(plans[plan].entitlements, design.recipe, createRecipe());
    if (beyond) throw new ApiError("planLimit", { values: planLimitValues(beyond, plan) });
    const { name } = call.body;
    const copy = { name, design, operation: "duplicateProject" } as const;
    const created = await insertProject(transaction, call.tenant, copy);
    return { data: serializeProject(created, plan) };
  });
}
