import type { signedInSchema } from "@tessera/contract";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { printUser, type UserRow } from "#features/user/index.ts";
import { getUuid, makeUuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import { hashOpaqueToken, makeOpaqueToken } from "./opaque-token.ts";
import { insertSession } from "./sessions-repository.ts";

/** What a client keeps of being signed in. */
export type SignedIn = z.input<typeof signedInSchema>;

/** Signs a person in: a new session with its first pair of tokens. */
export async function startSession(
  transaction: Transaction,
  services: Services,
  user: UserRow,
): Promise<SignedIn> {
  const id = makeUuid();
  const userId = getUuid(user.id);
  const refreshToken = makeOpaqueToken();
  await insertSession(transaction, { id, userId, tokenHash: hashOpaqueToken(refreshToken) });
  const accessToken = await services.accessTokens.make({ userId, sessionId: id });
  return { accessToken, refreshToken, user: printUser(user) };
}
