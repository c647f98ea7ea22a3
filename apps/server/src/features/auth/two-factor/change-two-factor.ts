import type { operations } from "@tessera/contract";
import { requireLiveSession } from "#access/require-live-session.ts";
import { countAttempt, resetAttempts } from "#attempts/count-attempt.ts";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import { ApiError } from "#errors/api-error.ts";
import { lockUser } from "#features/user/index.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { makeConfirmedChange } from "../confirmed-change.ts";
import { createAppSecret, printAppAddress } from "./app-codes.ts";
import {
  acceptAppCode,
  deleteApp,
  hasTwoFactor,
  storeAppSecret,
} from "./authenticator-repository.ts";
import { createRecoveryCodes, deleteRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";

type SetUp = typeof operations.setUpTwoFactor;
type Confirm = typeof operations.confirmTwoFactor;
type ReplaceCodes = typeof operations.replaceRecoveryCodes;
type TurnOff = typeof operations.turnOffTwoFactor;

/** Creates the secret of an app; a secret that was never confirmed is replaced. */
export async function setUpTwoFactor(
  call: Call<SetUp>,
  services: Services,
): Promise<Answer<SetUp>> {
  const { userId } = call.actor;
  const secret = createAppSecret();
  const address = await makeConfirmedChange(call, services, {
    operation: "setUpTwoFactor",
    async run(transaction, { email }) {
      const keys = services.keys["two-factor"];
      const isStored = await storeAppSecret(transaction, keys, { userId, secret });
      if (!isStored) throw new ApiError("twoFactorOn");
      return printAppAddress(secret, email);
    },
  });
  return { data: { secret, address } };
}

/** Turns two-step login on with the first code of the app, and mails the account. */
export async function confirmTwoFactor(
  { actor, body: { code }, origin, tenant }: Call<Confirm>,
  { database, jobs, keys }: Services,
): Promise<Answer<Confirm>> {
  const { userId } = actor;
  await countAttempt(database, "second-step", userId);
  const created = await createRecoveryCodes();
  const entry = { ...origin, accountId: userId, actor, operation: "confirmTwoFactor" } as const;
  const turn = `user ${userId}`;
  const isOn = await database.transactionInTurn(turn, tenant, async (transaction) => {
    await lockUser(transaction, userId);
    await requireLiveSession(transaction, actor);
    const given = { userId, code, confirms: true };
    const isRight = await acceptAppCode(transaction, keys["two-factor"], given);
    await recordAccountAudit(transaction, { ...entry, result: isRight ? "done" : "refused" });
    if (!isRight) return false;
    await resetAttempts(transaction, "second-step", userId);
    await storeRecoveryCodes(transaction, userId, created);
    await jobs.send(transaction, "mail-login-changed", { userId, change: "two-factor-on" });
    return true;
  });
  if (!isOn) throw new ApiError("appCodeRefused");
  return { data: { recoveryCodes: [...created.codes] } };
}

/** Replaces the recovery codes at most five times an hour, and mails the account. */
export async function replaceRecoveryCodes(
  call: Call<ReplaceCodes>,
  services: Services,
): Promise<Answer<ReplaceCodes>> {
  const { userId } = call.actor;
  await countAttempt(services.database, "recovery-codes", userId);
  const created = await createRecoveryCodes();
  await makeConfirmedChange(call, services, {
    operation: "replaceRecoveryCodes",
    async run(transaction) {
      if (!(await hasTwoFactor(transaction, userId))) throw new ApiError("notFound");
      await storeRecoveryCodes(transaction, userId, created);
      const change = "recovery-codes-replaced";
      await services.jobs.send(transaction, "mail-login-changed", { userId, change });
    },
  });
  return { data: { recoveryCodes: [...created.codes] } };
}

/** Turns two-step login off, and mails the account. */
export async function turnOffTwoFactor(
  call: Call<TurnOff>,
  services: Services,
): Promise<undefined> {
  const { userId } = call.actor;
  await makeConfirmedChange(call, services, {
    operation: "turnOffTwoFactor",
    async run(transaction) {
      if (!(await deleteApp(transaction, userId))) throw new ApiError("notFound");
      await deleteRecoveryCodes(transaction, userId);
      const change = "two-factor-off";
      await services.jobs.send(transaction, "mail-login-changed", { userId, change });
    },
  });
}
