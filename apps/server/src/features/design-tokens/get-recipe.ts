import type { operations } from "@tessera/contract";
import { readProject, serializeRecipe } from "#features/projects/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";

type GetRecipe = typeof operations.getRecipe;

/** Returns the whole recipe of a project. */
export async function getRecipe(
  call: Call<GetRecipe>,
  services: Services,
): Promise<Answer<GetRecipe>> {
  const project = await readProject(call, services);
  return { data: serializeRecipe(project), revision: project.revision };
}
