import type { operations } from "@tessera/contract";
import { recordAccountAudit } from "#audit/record-account-audit.ts";
import type { Tenant, Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { addOrganization } from "#features/organizations/index.ts";
import { insertUser, type UserRow } from "#features/user/index.ts";
import { createUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { consumeCode, compareCode } from "./one-time-codes.ts";
import { hashOpaqueToken } from "#secrets/opaque-token.ts";
import { deleteRegistration, type RegistrationQuery } from "./registrations-repository.ts";
import { startSession } from "./start-session.ts";

type VerifyEmail = typeof operations.verifyEmail;

/** Turns a registration into an account with a personal organization, and logs in. */
export async function verifyEmail(
  { body, origin, userAgent }: Call<VerifyEmail>,
  services: Services,
): Promise<Answer<VerifyEmail>> {
  const { database } = services;
  const tokenHash = await findVerified(body, services);
  if (tokenHash === undefined) throw new ApiError("codeRefused");
  const ids = { userId: createUuid(), organizationId: createUuid() };
  const data = await database.transaction(ids, async (transaction) => {
    const isFirst = await consumeCode(transaction, "verification", tokenHash);
    if (!isFirst) throw new ApiError("codeRefused");
    const user = await createAccount(transaction, { email: body.email, tokenHash }, ids);
    const { userId } = ids;
    const entry = { ...origin, accountId: userId, actor: { userId } };
    await recordAccountAudit(transaction, { ...entry, operation: "verifyEmail", result: "done" });
    return startSession(transaction, services, user, { userAgent });
  });
  return { data };
}

/** Finds the registration of a code: among those of the address, or only the one that the token names. */
function findVerified(
  { email, code, registrationToken }: Call<VerifyEmail>["body"],
  { database, keys }: Services,
): Promise<string | undefined> {
  const tokenHash = registrationToken && hashOpaqueToken(registrationToken);
  const given = { purpose: "verification", email, code, tokenHash } as const;
  return database.transactionInTurn(`code ${email}`, {}, (transaction) =>
    compareCode(transaction, keys["one-time-code"], given),
  );
}

async function createAccount(
  transaction: Transaction,
  query: Required<RegistrationQuery>,
  tenant: Required<Tenant>,
): Promise<UserRow> {
  const registration = await deleteRegistration(transaction, query);
  const user =
    registration && (await insertUser(transaction, { ...registration, id: tenant.userId }));
  if (user === undefined) throw new ApiError("codeRefused");
  await addOrganization(transaction, tenant, { name: user.name, operation: "verifyEmail" });
  return user;
}
