import type { operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { serializeUser, updateUserFields } from "./users-repository.ts";

type UpdateSettings = typeof operations.updateSettings;

/** Changes the given settings of the caller, which other browsers apply at their next login. */
export async function updateSettings(
  { actor, body: { locale, ...theme }, tenant }: Call<UpdateSettings>,
  { database }: Services,
): Promise<Answer<UpdateSettings>> {
  const fields = { ...(locale !== undefined && { locale }) };
  const user = await database.transaction(tenant, (transaction) =>
    updateUserFields(transaction, actor.userId, fields, theme),
  );
  if (user === undefined) throw new ApiError("notLoggedIn");
  return { data: serializeUser(user) };
}
