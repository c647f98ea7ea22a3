import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { favorites } from "#database/schema.ts";

/** Whose mark on which project. */
export type Favorite = {
  readonly organizationId: string;
  readonly userId: string;
  readonly projectId: string;
};

/** Marks a project; a mark that is there stays. */
export async function insertFavorite(transaction: Transaction, favorite: Favorite): Promise<void> {
  await transaction.insert(favorites).values(favorite).onConflictDoNothing();
}

/** Takes a mark away, if it is there. */
export async function deleteFavorite(transaction: Transaction, favorite: Favorite): Promise<void> {
  await transaction
    .delete(favorites)
    .where(
      and(
        eq(favorites.organizationId, favorite.organizationId),
        eq(favorites.userId, favorite.userId),
        eq(favorites.projectId, favorite.projectId),
      ),
    );
}
