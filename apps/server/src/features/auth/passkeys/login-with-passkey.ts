import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { setUser, type Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockUser } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { type FirstLoggedIn, startSession } from "../start-session.ts";
import { consumePendingLogin, findPendingLogin } from "../two-factor/pending-logins.ts";
import { printUserHandle } from "./add-passkey.ts";
import { consumeChallenge, createChallenge } from "./challenges.ts";
import { findPasskey, markPasskeyUsed, type PasskeyRow } from "./passkeys-repository.ts";
import { passkeyHost, readChallenge, verifyPasskey } from "./verify-passkey.ts";

type Prepare = typeof operations.preparePasskeyLogin;
type LoginWithPasskey = typeof operations.loginWithPasskey;
type LoginCall = Call<LoginWithPasskey>;

/** Returns the challenge of a login with a passkey. */
export async function preparePasskeyLogin(
  _call: Call<Prepare>,
  { database, publicUrl }: Services,
): Promise<Answer<Prepare>> {
  const challenge = await database.transaction({}, (transaction) => createChallenge(transaction));
  return { data: { challenge, host: passkeyHost(publicUrl) } };
}

/** Logs in with a passkey alone, or completes the pending login of a login token with it. */
export async function loginWithPasskey(
  call: LoginCall,
  services: Services,
): Promise<Answer<LoginWithPasskey>> {
  const passkey = await findExpected(call, services);
  const data = passkey && (await logIn(call, services, passkey));
  if (data === undefined) throw new ApiError("passkeyRefused");
  return { data };
}

/** Finds the passkey of a call, if its challenge is live and it may log in to the account; records a refusal of a known one. */
function findExpected(
  { body, origin }: LoginCall,
  { database }: Services,
): Promise<PasskeyRow | undefined> {
  return database.transaction({}, async (transaction) => {
    const passkey = await findPasskey(transaction, body.proof.id);
    const isExpected = await isExpectedProof(transaction, body, passkey);
    if (passkey === undefined || isExpected) return passkey;
    const accountId = getUuid(passkey.userId);
    const entry = { ...origin, accountId, operation: "loginWithPasskey" } as const;
    await setUser(transaction, accountId);
    await recordAccountAudit(transaction, { ...entry, targetId: passkey.id, result: "refused" });
    return undefined;
  });
}

/** Returns whether a proof answers a live challenge, or a pending login of the passkey's account. */
async function isExpectedProof(
  transaction: Transaction,
  { proof, loginToken }: LoginCall["body"],
  passkey: PasskeyRow | undefined,
): Promise<boolean> {
  const challenge = readChallenge(proof) ?? "";
  if (loginToken === undefined) {
    const isLive = await consumeChallenge(transaction, challenge);
    return isLive && passkey !== undefined && proof.userHandle === printUserHandle(passkey.userId);
  }
  const pending = await findPendingLogin(transaction, loginToken);
  if (pending === undefined) throw new ApiError("loginExpired");
  return passkey?.userId === pending.userId && challenge === loginToken;
}

/** Starts a session once the proof is verified; undefined when it is wrong. */
function logIn(
  call: LoginCall,
  services: Services,
  { userId: owner, credentialId }: PasskeyRow,
): Promise<FirstLoggedIn | undefined> {
  const { body, origin, userAgent } = call;
  const userId = getUuid(owner);
  const entry = { ...origin, accountId: userId, operation: "loginWithPasskey" } as const;
  const turn = `user ${userId}`;
  return services.database.transactionInTurn(turn, { userId }, async (transaction) => {
    const user = await lockUser(transaction, userId);
    // Read after the lock, because another login may have used or another call removed it.
    const passkey = await findPasskey(transaction, credentialId);
    if (user === undefined || passkey === undefined) return undefined;
    const targetId = passkey.id;
    if (!(await acceptProof(transaction, services, { passkey, body }))) {
      await recordAccountAudit(transaction, { ...entry, targetId, result: "refused" });
      return undefined;
    }
    await recordAccountAudit(transaction, {
      ...entry,
      targetId,
      actor: { userId },
      result: "done",
    });
    return startSession(transaction, services, user, { userAgent, deviceKey: body.deviceKey });
  });
}

/** Verifies a proof, and stores the use of the passkey and of the pending login. */
async function acceptProof(
  transaction: Transaction,
  { publicUrl }: Services,
  { passkey, body }: { readonly passkey: PasskeyRow; readonly body: LoginCall["body"] },
): Promise<boolean> {
  const { proof, loginToken } = body;
  const challenge = readChallenge(proof) ?? "";
  const isAlone = loginToken === undefined;
  const counter = await verifyPasskey(passkey, proof, { publicUrl, challenge, isAlone });
  if (counter === undefined) return false;
  if (!isAlone && !(await consumePendingLogin(transaction, loginToken))) {
    throw new ApiError("loginExpired");
  }
  await markPasskeyUsed(transaction, passkey.id, counter);
  return true;
}
