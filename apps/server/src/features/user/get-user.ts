import type { operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { serializeUser } from "./serialize-user.ts";
import { findUser } from "./users-repository.ts";

type GetUser = typeof operations.getUser;

/** Returns the logged-in user. */
export async function getUser(call: Call<GetUser>, services: Services): Promise<Answer<GetUser>> {
  const row = await services.database.transaction(call.tenant, (transaction) =>
    findUser(transaction, call.actor.userId),
  );
  if (row === undefined) throw new ApiError("notSignedIn");
  return { data: serializeUser(row) };
}
