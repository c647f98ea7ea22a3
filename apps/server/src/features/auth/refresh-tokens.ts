import type { operations } from "@tessera/contract";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { printUser } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import { hashKeyed } from "#secrets/keys.ts";
import type { Services } from "#services.ts";
import { hashOpaqueToken } from "./opaque-token.ts";
import {
  endSession,
  lockPresentedToken,
  type PresentedToken,
  replaceToken,
} from "./sessions-repository.ts";

type RefreshTokens = typeof operations.refreshTokens;

/** For so long the token just used is answered with the same successor: a client may ask twice at once. */
const graceSeconds = 10;

/** Trades a refresh token for the next pair; one that was traded before ends the session. */
export async function refreshTokens(
  { body: { refreshToken } }: Call<RefreshTokens>,
  services: Services,
): Promise<Answer<RefreshTokens>> {
  // The one successor of a token: a client that refreshes twice at once is given the same one twice.
  const successor = hashKeyed(services.keys["refresh-token"], refreshToken);
  const presented = await services.database.transaction({}, (transaction) =>
    rotate(transaction, hashOpaqueToken(refreshToken), hashOpaqueToken(successor)),
  );
  if (presented === undefined) throw new ApiError("refreshRefused");
  const { user, sessionId } = presented;
  const claims = { userId: getUuid(user.id), sessionId: getUuid(sessionId) };
  const accessToken = await services.accessTokens.make(claims);
  return { data: { accessToken, refreshToken: successor, user: printUser(user) } };
}

/** It does not throw, because the end of a session has to be committed. */
async function rotate(
  transaction: Transaction,
  tokenHash: string,
  successorHash: string,
): Promise<PresentedToken | undefined> {
  const presented = await lockPresentedToken(transaction, tokenHash, graceSeconds);
  if (presented === undefined || !presented.isLive) return undefined;
  if (presented.isInGrace) return presented;
  const { sessionId, isUsed } = presented;
  if (isUsed) {
    await endSession(transaction, sessionId);
    return undefined;
  }
  await replaceToken(transaction, { sessionId, tokenHash, successorHash });
  return presented;
}
