import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { refuseTooYoung } from "./refuse-too-young.ts";
import { serializeUser, updateUserFields } from "./users-repository.ts";

type UpdateUser = typeof operations.updateUser;

/** Changes the given fields of the caller's account. */
export async function updateUser(
  { actor, body, locale, origin, tenant }: Call<UpdateUser>,
  { database }: Services,
): Promise<Answer<UpdateUser>> {
  const { userId } = actor;
  const { name, phone, birthDate } = body;
  if (birthDate !== undefined) refuseTooYoung(birthDate, locale);
  const fields = {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(birthDate !== undefined && { birthDate }),
  };
  const entry = { ...origin, accountId: userId, actor, operation: "updateUser" } as const;
  const user = await database.transaction(tenant, async (transaction) => {
    await recordAccountAudit(transaction, { ...entry, result: "done" });
    return updateUserFields(transaction, userId, fields);
  });
  if (user === undefined) throw new ApiError("notLoggedIn");
  return { data: serializeUser(user) };
}
