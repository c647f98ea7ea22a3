import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { deleteFavorite } from "./favorite-repository.ts";

type RemoveFavorite = typeof operations.removeFavorite;

/** Removes a project from the caller's favorites. */
export async function removeFavorite(
  call: Call<RemoveFavorite>,
  { database }: Services,
): Promise<Answer<RemoveFavorite>> {
  await database.transaction(call.tenant, (transaction) =>
    deleteFavorite(transaction, {
      organizationId: call.organization.id,
      userId: call.actor.userId,
      projectId: call.project.id,
    }),
  );
  return undefined;
}
