import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";
import type { InvitedRole, PlanId, Role } from "@tessera/contract";
import { invitations, members, sessions } from "#database/schema.ts";
import { insertOrganization } from "#features/organizations/organizations-repository.ts";
import { insertUser } from "#features/user/index.ts";
import { createUuid, type Uuid } from "#ids/uuid.ts";
import type { TestApp } from "./start-test-app.ts";
import { runAsOwner } from "./owner.ts";

/** A person with an account and a session, and the headers of their calls. */
export type TestPerson = {
  readonly userId: Uuid;
  readonly email: string;
  readonly sessionId: Uuid;
  readonly headers: Readonly<Record<string, string>>;
};

/** Creates a logged-in account without a known password. */
export async function createPerson(test: TestApp, name = "Ada Lovelace"): Promise<TestPerson> {
  const { database, accessTokens } = test.services;
  const userId = createUuid();
  const sessionId = createUuid();
  const email = `${userId}@example.test`;
  await database.transaction({ userId }, async (transaction) => {
    const account = { id: userId, email, name, passwordHash: "none", birthDate: "1990-01-01" };
    await insertUser(transaction, { ...account, locale: "en" });
    const expiresAt = new Date(Date.now() + 86_400_000);
    await transaction.insert(sessions).values({ id: sessionId, userId, expiresAt });
  });
  const token = await accessTokens.create({ userId, sessionId });
  return { userId, email, sessionId, headers: { authorization: `Bearer ${token}` } };
}

/** Creates an organization with its owner. */
export async function createTestOrganization(
  test: TestApp,
  owner: TestPerson,
  plan: PlanId = "free",
): Promise<Uuid> {
  const id = createUuid();
  const tenant = { userId: owner.userId, organizationId: id };
  await test.services.database.transaction(tenant, async (transaction) => {
    await insertOrganization(transaction, { id, name: "Acme" });
    const member = { organizationId: id, userId: owner.userId, role: "owner" } as const;
    await transaction.insert(members).values(member);
  });
  if (plan !== "free") await setTestPlan(test, id, plan);
  return id;
}

/** Adds a person to an organization. */
export async function addTestMember(
  test: TestApp,
  organizationId: Uuid,
  person: TestPerson,
  role: Role,
): Promise<void> {
  await test.services.database.transaction({ organizationId }, (transaction) =>
    transaction.insert(members).values({ organizationId, userId: person.userId, role }),
  );
}

/** Sets the plan of an organization, effective with the next call. */
export async function setTestPlan(test: TestApp, id: Uuid, plan: PlanId): Promise<void> {
  await runAsOwner(test.ownerUrl, "update organizations set plan = $2 where id = $1", [id, plan]);
}

/** The address, role and token of an invitation in a test; each has a default. */
type TestInvitation = {
  readonly email?: string;
  readonly role?: InvitedRole;
  readonly token?: string;
  readonly expiresAt?: Date;
};

/** Creates an invitation without its mail and returns its id. */
export async function createTestInvitation(
  test: TestApp,
  organizationId: Uuid,
  { userId: invitedBy }: TestPerson,
  { email, role = "editor", token = createOpaqueToken(), expiresAt }: TestInvitation = {},
): Promise<Uuid> {
  const id = createUuid();
  await test.services.database.transaction({ organizationId }, (transaction) =>
    transaction.insert(invitations).values({
      organizationId,
      id,
      email: email ?? `${id}@example.test`,
      role,
      tokenHash: hashOpaqueToken(token),
      locale: "en",
      invitedBy,
      expiresAt: expiresAt ?? new Date(Date.now() + 86_400_000),
    }),
  );
  return id;
}
