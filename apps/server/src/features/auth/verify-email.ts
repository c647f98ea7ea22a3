import type { operations } from "@tessera/contract";
import type { Transaction } from "#database/database.ts";
import { ApiError } from "#errors/api-error.ts";
import { makeOrganization } from "#features/organizations/index.ts";
import { insertUser, type UserRow } from "#features/user/index.ts";
import { makeUuid } from "#ids/uuid.ts";
import type { Answer } from "#operations/answer.ts";
import type { Call } from "#operations/call.ts";
import type { Services } from "#services.ts";
import { takeCode, tryCode } from "./one-time-codes.ts";
import { takeRegistration } from "./registrations-repository.ts";
import { startSession } from "./start-session.ts";

type VerifyEmail = typeof operations.verifyEmail;

/** Turns a registration into an account with a personal organization, and signs in. */
export async function verifyEmail(
  { body: { email, code } }: Call<VerifyEmail>,
  services: Services,
): Promise<Answer<VerifyEmail>> {
  const { database, keys } = services;
  const given = { email, purpose: "verification", code } as const;
  const isRight = await database.transaction({}, (transaction) =>
    tryCode(transaction, keys["one-time-code"], given),
  );
  if (!isRight) throw new ApiError("codeRefused");
  const ids = { userId: makeUuid(), organizationId: makeUuid() };
  const data = await database.transaction(ids, async (transaction) => {
    if (!(await takeCode(transaction, given))) throw new ApiError("codeRefused");
    const user = await makeAccount(transaction, email, ids);
    return startSession(transaction, services, user);
  });
  return { data };
}

async function makeAccount(
  transaction: Transaction,
  email: string,
  {
    userId,
    organizationId,
  }: { userId: ReturnType<typeof makeUuid>; organizationId: ReturnType<typeof makeUuid> },
): Promise<UserRow> {
  const registration = await takeRegistration(transaction, email);
  const user = registration && (await insertUser(transaction, { id: userId, ...registration }));
  if (user === undefined) throw new ApiError("codeRefused");
  await makeOrganization(transaction, {
    id: organizationId,
    name: user.name,
    ownerId: userId,
    operation: "verifyEmail",
  });
  return user;
}
