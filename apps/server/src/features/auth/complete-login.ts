import type { passwordLoginSchema } from "@tessera/contract";
import type { z } from "zod";
import type { Transaction } from "#database/database.ts";
import type { UserRow } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import { listCredentialIds } from "./passkeys/passkeys-repository.ts";
import { type CallerDevice, startSession } from "./start-session.ts";
import { hasTwoFactor } from "./two-factor/authenticator-repository.ts";
import { startPendingLogin } from "./two-factor/pending-logins.ts";

/** The answer of a login with a password. */
export type PasswordLogin = z.input<typeof passwordLoginSchema>;

/** Completes a login whose first step was right: starts a session, or requests the second step of the account. */
export async function completeLogin(
  transaction: Transaction,
  services: Services,
  user: UserRow,
  device: CallerDevice,
): Promise<PasswordLogin> {
  const userId = getUuid(user.id);
  if (!(await hasTwoFactor(transaction, userId))) {
    return startSession(transaction, services, user, device);
  }
  const passkeys = [...(await listCredentialIds(transaction, userId))];
  return { loginToken: await startPendingLogin(transaction, userId), passkeys };
}
