import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { insertFavorite } from "./favorite-repository.ts";

type AddFavorite = typeof operations.addFavorite;

/** Adds a project to the caller's favorites. */
export async function addFavorite(
  call: Call<AddFavorite>,
  { database }: Services,
): Promise<Answer<AddFavorite>> {
  await database.transaction(call.tenant, (transaction) =>
    insertFavorite(transaction, {
      organizationId: call.organization.id,
      userId: call.actor.userId,
      projectId: call.project.id,
    }),
  );
  return undefined;
}
