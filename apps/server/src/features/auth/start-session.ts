import type { firstLoggedInSchema } from "@tessera/contract";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { serializeUser, type UserRow } from "#features/user/index.ts";
import { getUuid, createUuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import { describeDevice } from "./describe-device.ts";
import { storeDeviceKey } from "./device-keys.ts";
import { hashOpaqueToken, createOpaqueToken } from "#secrets/opaque-token.ts";
import { insertSession } from "./sessions-repository.ts";

/** The answer of a login: the tokens of its session, the user and the device key. */
export type FirstLoggedIn = z.input<typeof firstLoggedInSchema>;

/** The browser of a caller: its User-Agent header, and its device key from an earlier login. */
export type CallerDevice = {
  readonly userAgent: string | undefined;
  readonly deviceKey?: string | undefined;
};

/** Starts a session and returns its first tokens, with the device key of the browser. */
export async function startSession(
  transaction: Transaction,
  services: Services,
  user: UserRow,
  device: CallerDevice,
): Promise<FirstLoggedIn> {
  const id = createUuid();
  const userId = getUuid(user.id);
  const refreshToken = createOpaqueToken();
  const tokenHash = hashOpaqueToken(refreshToken);
  await insertSession(transaction, { id, userId, tokenHash, ...describeDevice(device.userAgent) });
  const accessToken = await services.accessTokens.create({ userId, sessionId: id });
  const deviceKey = await storeDeviceKey(transaction, userId, device.deviceKey);
  return { accessToken, refreshToken, user: serializeUser(user), deviceKey };
}
