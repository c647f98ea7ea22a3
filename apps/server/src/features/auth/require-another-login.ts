import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import type { UserRow } from "#features/user/index.ts";
import { getUuid } from "#ids/uuid.ts";
import type { Services } from "#services.ts";
import { listCredentialIds } from "./passkeys/passkeys-repository.ts";
import { countUsableIdentities } from "./social/identities-repository.ts";

/** Throws when a deletion in this transaction has left an account without a way to log in. */
export async function requireAnotherLogin(
  transaction: Transaction,
  { social }: Pick<Services, "social">,
  { id, passwordHash }: UserRow,
): Promise<void> {
  if (passwordHash !== null) return;
  const userId = getUuid(id);
  const passkeys = await listCredentialIds(transaction, userId);
  const identities = await countUsableIdentities(transaction, social, userId);
  if (passkeys.length + identities === 0) throw new ApiError("lastLogin");
}
