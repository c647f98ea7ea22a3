import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { setUser, type Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { serializeUser } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { RequestOrigin } from "#secrets/request-origin.ts";
import { hashKeyed, type KeyRing } from "#secrets/keys.ts";
import type { Services } from "#services.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import {
  endSession,
  lockPresentedToken,
  type PresentedToken,
  replaceToken,
} from "./sessions-repository.ts";

type RefreshTokens = typeof operations.refreshTokens;

/** The grace period: a used token returns the same successor, because a client may send two refreshes at once. */
const graceSeconds = 10;

/** Exchanges a refresh token for the next pair; reusing one ends the session. */
export async function refreshTokens(
  { body: { refreshToken }, origin }: Call<RefreshTokens>,
  services: Services,
): Promise<Answer<RefreshTokens>> {
  const turn = `token ${hashOpaqueToken(refreshToken)}`;
  const rotated = await services.database.transactionInTurn(turn, {}, (transaction) =>
    rotate(transaction, services, { token: refreshToken, origin }),
  );
  if (rotated === undefined) throw new ApiError("refreshRefused");
  const { user, sessionId, successor } = rotated;
  const claims = { userId: getUuid(user.id), sessionId: getUuid(sessionId) };
  const accessToken = await services.accessTokens.create(claims);
  return { data: { accessToken, refreshToken: successor, user: serializeUser(user) } };
}

type Rotated = PresentedToken & { readonly successor: string };

type Rotation = { readonly token: string; readonly origin: RequestOrigin };

/** Does not throw, because the end of a session has to be committed. */
async function rotate(
  transaction: Transaction,
  services: Services,
  { token, origin }: Rotation,
): Promise<Rotated | undefined> {
  const keys = services.keys["refresh-token"];
  const tokenHash = hashOpaqueToken(token);
  const presented = await lockPresentedToken(transaction, tokenHash, graceSeconds);
  if (presented === undefined || !presented.isLive) return undefined;
  const { sessionId, isUsed, isInGrace, successorHash } = presented;
  if (isInGrace) {
    const successor = findSuccessor(keys, token, successorHash);
    return successor === undefined ? undefined : { ...presented, successor };
  }
  if (isUsed) {
    await endSession(transaction, services.events, { userId: presented.user.id, sessionId });
    await recordReuse(transaction, presented, origin);
    return undefined;
  }
  // A token has one successor, so that two refreshes at once receive the same one.
  const successor = hashKeyed(keys[0], token);
  await replaceToken(transaction, {
    sessionId,
    tokenHash,
    successorHash: hashOpaqueToken(successor),
  });
  return { ...presented, successor };
}

/** Records the end of a session by a reused token: the caller is a thief or the victim of one. */
async function recordReuse(
  transaction: Transaction,
  { user, sessionId }: PresentedToken,
  origin: RequestOrigin,
): Promise<void> {
  const accountId = getUuid(user.id);
  const entry = { ...origin, accountId, operation: "refreshTokens", result: "refused" } as const;
  await setUser(transaction, accountId);
  await recordAccountAudit(transaction, { ...entry, targetId: sessionId });
}

/** Derives the stored successor again; undefined if its key is no longer configured. */
function findSuccessor(
  keys: KeyRing,
  token: string,
  successorHash: string | null,
): string | undefined {
  const successors = keys.map((key) => hashKeyed(key, token));
  return successors.find((successor) => hashOpaqueToken(successor) === successorHash);
}
