import { and, eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { favorites } from "#database/schema.ts";

/** A favorite: a user and a project. */
export type Favorite = {
  readonly organizationId: string;
  readonly userId: string;
  readonly projectId: string;
};

/** Inserts a favorite; an existing one is unchanged. */
export async function insertFavorite(transaction: Transaction, favorite: Favorite): Promise<void> {
  await transaction.insert(favorites).values(favorite).onConflictDoNothing();
}

/** Deletes a favorite if it exists. */
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
