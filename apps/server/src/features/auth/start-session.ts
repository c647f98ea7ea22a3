import type { firstLoggedInSchema } from "@tessera/contract";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { serializeUser, type UserRow } from "#features/user/index.ts";
import { getUuid, createUuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import { storeDeviceKey } from "./device-keys.ts";
import { hashOpaqueToken, createOpaqueToken } from "#secrets/opaque-token.ts";
import { insertSession } from "./sessions-repository.ts";

/** The answer of a login: the tokens of its session, the user and the device key. */
export type FirstLoggedIn = z.input<typeof firstLoggedInSchema>;

/** Starts a session and returns its first tokens, with the device key of the browser. */
export async function startSession(
  transaction: Transaction,
  services: Services,
  user: UserRow,
  presentedKey?: string,
): Promise<FirstLoggedIn> {
  const id = createUuid();
  const userId = getUuid(user.id);
  const refreshToken = createOpaqueToken();
  await insertSession(transaction, { id, userId, tokenHash: hashOpaqueToken(refreshToken) });
  const accessToken = await services.accessTokens.create({ userId, sessionId: id });
  const deviceKey = await storeDeviceKey(transaction, userId, presentedKey);
  return { accessToken, refreshToken, user: serializeUser(user), deviceKey };
}
