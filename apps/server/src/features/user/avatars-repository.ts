import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { avatars } from "#database/schema.ts";
import type { BoundStatement, Statement } from "#database/statements.ts";
import type { Uuid } from "#ids/uuid.ts";

/** The folder of the pictures’ addresses. */
export const avatarsPath = "/assets/avatars";

/** Returns the address of a picture. */
export function avatarPathOf(fileName: string): string {
  return `${avatarsPath}/${fileName}`;
}

/** Stores the picture of an account and replaces the former one. */
export async function saveAvatar(
  transaction: Transaction,
  userId: Uuid,
  picture: { readonly fileName: string; readonly image: Buffer },
): Promise<void> {
  const inserted = transaction.insert(avatars).values({ userId, ...picture });
  await inserted.onConflictDoUpdate({ target: avatars.userId, set: picture });
}

/** Deletes the picture of an account, if it has one. */
export async function deleteAvatarRow(transaction: Transaction, userId: Uuid): Promise<void> {
  await transaction.delete(avatars).where(eq(avatars.userId, userId));
}

/** Finds the picture of an account. */
export async function findAvatar(
  transaction: Transaction,
  userId: Uuid,
): Promise<Buffer | undefined> {
  const found = transaction.select({ image: avatars.image }).from(avatars);
  const [row] = await found.where(eq(avatars.userId, userId));
  return row?.image;
}

type Picture = { readonly image: Buffer };

const picture: Statement<Picture> = {
  name: "avatar",
  text: "select image from avatars where file_name = $1",
};

/** Selects a picture by the name of its file. */
export function selectPicture(fileName: string): BoundStatement<Picture> {
  return { statement: picture, values: [fileName] };
}
