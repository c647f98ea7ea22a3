import type { operations } from "@tessera/contract";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { hashOpaqueToken } from "./opaque-token.ts";
import { endSessionOf } from "./sessions-repository.ts";

type Logout = typeof operations.logout;

/** Ends the session of a refresh token, and so its access tokens. */
export async function logout(
  { body: { refreshToken } }: Call<Logout>,
  services: Services,
): Promise<Answer<Logout>> {
  await services.database.transaction({}, (transaction) =>
    endSessionOf(transaction, hashOpaqueToken(refreshToken)),
  );
  return undefined;
}
