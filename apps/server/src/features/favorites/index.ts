import { operations } from "@tessera/contract";
import { and, eq } from "drizzle-orm";
import { favorites } from "#database/schema.ts";
import type { InProject } from "#operations/call.ts";
import type { Implement } from "#operations/implement.ts";

/** Adds the operations that add a project to the caller's favorites and remove it. */
export function implementFavorites(implement: Implement): void {
  implement(operations.addFavorite, async (call, { database }) => {
    await database.transaction(call.tenant, (transaction) =>
      transaction.insert(favorites).values(favoriteOf(call)).onConflictDoNothing(),
    );
    return undefined;
  });
  implement(operations.removeFavorite, async (call, { database }) => {
    const { organizationId, userId, projectId } = favoriteOf(call);
    const isFavorite = and(
      eq(favorites.organizationId, organizationId),
      eq(favorites.userId, userId),
      eq(favorites.projectId, projectId),
    );
    await database.transaction(call.tenant, (transaction) =>
      transaction.delete(favorites).where(isFavorite),
    );
    return undefined;
  });
}

function favoriteOf({ tenant, project }: InProject) {
  return { ...tenant, projectId: project.id };
}
