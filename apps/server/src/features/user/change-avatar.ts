import type { operations } from "@tessera/contract";
import { countAttempt } from "#attempts/count-attempt.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { encodeImage } from "#images/encode-image.ts";
import { createImageName } from "#images/image-files.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { deleteAvatarRow, saveAvatar } from "./avatars-repository.ts";
import { findUserById, serializeUser } from "./users-repository.ts";

type UpdateAvatar = typeof operations.updateAvatar;
type DeleteAvatar = typeof operations.deleteAvatar;

/** Stores the sent image as the square picture of the caller. */
export async function updateAvatar(
  call: Call<UpdateAvatar>,
  services: Services,
): Promise<Answer<UpdateAvatar>> {
  const { userId } = call.actor;
  await countAttempt(services.database, "avatar", userId);
  const image = await encodeImage(call.body, { sidePx: 256, fit: "cover" });
  const picture = { fileName: createImageName(), image };
  return change(call, services, "updateAvatar", (transaction) =>
    saveAvatar(transaction, userId, picture),
  );
}

/** Removes the picture of the caller. */
export async function deleteAvatar(
  call: Call<DeleteAvatar>,
  services: Services,
): Promise<Answer<DeleteAvatar>> {
  return change(call, services, "deleteAvatar", (transaction) =>
    deleteAvatarRow(transaction, call.actor.userId),
  );
}

async function change(
  { actor, origin, tenant }: Pick<Call<DeleteAvatar>, "actor" | "origin" | "tenant">,
  { database }: Services,
  operation: "updateAvatar" | "deleteAvatar",
  run: (transaction: Transaction) => Promise<void>,
): Promise<Answer<DeleteAvatar>> {
  const { userId } = actor;
  const entry = { ...origin, accountId: userId, actor, operation, result: "done" } as const;
  const user = await database.transaction(tenant, async (transaction) => {
    await recordAccountAudit(transaction, entry);
    await run(transaction);
    return findUserById(transaction, userId);
  });
  if (user === undefined) throw new ApiError("notLoggedIn");
  return { data: serializeUser(user) };
}
