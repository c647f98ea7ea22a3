import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import {
  addTestMember,
  createPerson,
  createTestInvitation,
  createTestOrganization,
  type TestPerson,
} from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createTestProject } from "#testing/project-fixture.ts";
import { createEmail, registerPerson, registrationOf } from "#testing/register-person.ts";
import { TestAuthenticator } from "#testing/test-authenticator.ts";
import { turnOnTwoFactor } from "#testing/turn-on-two-factor.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("contains what the account has, and no secrets", async () => {
  const person = await registerPerson(server);
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const body = { name: "CI", scope: "read" };
  const created = await callOperation(server, "createApiKey", { headers, body });
  await callOperation(server, "sendFeedback", { headers, body: { text: "Good colors" } });
  await callOperation(server, "updateUser", { headers, body: { phone: "+905324180712" } });
  const { secret, recoveryCodes } = await turnOnTwoFactor(server, person);
  const answer = await callOperation(server, "exportUser", { headers });
  expect(outcomeOf(answer)).toBe("200");
  const { data } = answer.json();
  expect(data).toMatchObject({
    user: { id: person.user.id, email: person.user.email, phone: "+905324180712" },
    organizations: [
      {
        name: "Ada Lovelace",
        role: "owner",
        favorites: [],
        billing: { subscriptions: [], details: [] },
      },
    ],
    sessions: [{ endedAt: null }],
    apiKeys: [{ name: "CI" }],
    feedback: [{ text: "Good colors", organizationId: null }],
    twoFactor: { app: { lastUsedAt: null }, recoveryCodes: recoveryCodes.length },
    activity: [
      { operation: "verifyEmail", result: "done" },
      { operation: "createApiKey", result: "done" },
      { operation: "updateUser", result: "done" },
      { operation: "setUpTwoFactor", result: "done" },
      { operation: "confirmTwoFactor", result: "done" },
      { operation: "exportUser", result: "done" },
    ],
  });
  for (const text of [secret, ...recoveryCodes]) expect(answer.body).not.toContain(text);
  expect(answer.body).not.toMatch(/hash/i);
  expect(answer.body).not.toContain(created.json().data.key);
});

test("contains passkeys, connected accounts and the picture, without what verifies them", async () => {
  const { headers, userId } = await createPerson(server);
  const options = (await callOperation(server, "preparePasskey", { headers, body: {} })).json();
  const credential = new TestAuthenticator().create(options.data);
  await callOperation(server, "createPasskey", { headers, body: { name: "Laptop", credential } });
  const subject = "subject-at-the-provider";
  await runAsOwner(
    server.ownerUrl,
    "insert into identities (id, user_id, provider, subject, account_name) values ($1, $1, 'github', $2, 'ada')",
    [userId, subject],
  );
  await runAsOwner(
    server.ownerUrl,
    "insert into avatars (user_id, file_name, image) values ($1, 'ada.webp', 'a picture')",
    [userId],
  );
  const answer = await callOperation(server, "exportUser", { headers });
  expect(answer.json().data).toMatchObject({
    avatar: `data:image/webp;base64,${Buffer.from("a picture").toString("base64")}`,
    passkeys: [{ name: "Laptop", lastUsedAt: null }],
    identities: [{ provider: "github", accountName: "ada" }],
  });
  expect(answer.body).not.toContain(subject);
  expect(answer.body).not.toMatch(/subject|publicKey|public_key|credential/i);
});

test("contains nothing of another account, and requires a login", async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  const body = { name: "Laptop", scope: "read" };
  await callOperation(server, "createApiKey", { headers: other.headers, body });
  const answer = await callOperation(server, "exportUser", { headers: person.headers });
  expect(answer.json().data.apiKeys).toEqual([]);
  expect(answer.body).not.toContain(other.userId);
  expect(outcomeOf(await callOperation(server, "exportUser", {}))).toBe("401 notLoggedIn");
});

test("contains the time at which the terms were accepted: that of the registration", async () => {
  const email = createEmail();
  await callOperation(server, "register", { body: registrationOf(email) });
  const [row] = await runAsOwner<{ acceptedAt: Date }>(
    server.ownerUrl,
    `update registrations set terms_accepted_at = terms_accepted_at - interval '3 hours'
      where email = $1 returning terms_accepted_at as "acceptedAt"`,
    [email],
  );
  const code = await server.mailbox.waitForCode(email);
  const verified = await callOperation(server, "verifyEmail", { body: { email, code } });
  const headers = { authorization: `Bearer ${verified.json().data.accessToken}` };
  const { user } = (await callOperation(server, "exportUser", { headers })).json().data;
  expect(user.termsAcceptedAt).toBe(row?.acceptedAt.toISOString());
  expect(Date.parse(user.createdAt)).toBeGreaterThan(Date.parse(user.termsAcceptedAt));
});

test("contains links, invitations and purchases, also of organizations that the user has left", async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  const organizationId = await createTestOrganization(server, other, "pro");
  await addTestMember(server, organizationId, person, "admin");
  const inOrganization = { headers: { ...person.headers, "x-organization-id": organizationId } };
  const [own, foreign] = [
    await createTestProject(server, person, organizationId, "Harbor"),
    await createTestProject(server, other, organizationId, "Kiln"),
  ];
  const share = (project: { readonly id: string }, headers: Record<string, string>) =>
    callOperation(server, "createShareLink", { headers, params: { projectId: project.id } });
  await share(own, person.headers);
  await share(foreign, other.headers);
  const guest = createEmail();
  await callOperation(server, "createInvitations", {
    ...inOrganization,
    params: { organizationId },
    body: { emails: [guest], role: "viewer" },
  });
  await createTestInvitation(server, organizationId, other, { email: createEmail() });
  await createTestInvitation(server, organizationId, other, { email: person.email });
  const buy = ({ userId }: { readonly userId: string }, productId: string) =>
    runAsOwner(
      server.ownerUrl,
      `insert into checkouts (organization_id, id, user_id, product_id)
        values ($1, gen_random_uuid(), $2, $3)`,
      [organizationId, userId, productId],
    );
  await buy(person, "prod_own");
  await buy(other, "prod_other");
  await runAsOwner(server.ownerUrl, "delete from members where user_id = $1", [person.userId]);

  const answer = await callOperation(server, "exportUser", { headers: person.headers });
  expect(outcomeOf(answer)).toBe("200");
  const sending = { sentAt: expect.any(String), expiresAt: expect.any(String) };
  expect(answer.json().data).toMatchObject({
    organizations: [],
    shareLinks: [{ organizationId, projectId: own.id, createdAt: expect.any(String) }],
    sentInvitations: [{ organizationId, email: guest, role: "viewer", ...sending }],
    receivedInvitations: [{ organizationName: "Acme", role: "editor", ...sending }],
    purchases: [{ organizationId, productId: "prod_own", checkoutId: null, endedAt: null }],
  });
  for (const text of [other.userId, other.email, foreign.id]) {
    expect(answer.body).not.toContain(text);
  }
});

test("contains what is stored about the purchases of an organization for its owners only", async () => {
  const [owner, admin] = [await createPerson(server), await createPerson(server)];
  const organizationId = await createTestOrganization(server, owner, "pro");
  await addTestMember(server, organizationId, admin, "admin");
  await runAsOwner(
    server.ownerUrl,
    `insert into subscriptions (organization_id, id, customer_id, product_id, period, status, paid_since, read_number)
      values ($1::uuid, 'sub_' || $1::text, 'cust_1', 'prod_1', 'monthly', 'active', now(), 1)`,
    [organizationId],
  );
  await runAsOwner(
    server.ownerUrl,
    `insert into billing_details (organization_id, company, address, vat_number)
      values ($1, 'Harbor Ltd', 'Pier 1', '123')`,
    [organizationId],
  );
  const exportOf = async ({ headers }: { readonly headers: Readonly<Record<string, string>> }) =>
    (await callOperation(server, "exportUser", { headers })).json().data.organizations;
  expect(await exportOf(owner)).toMatchObject([
    {
      id: organizationId,
      billing: {
        subscriptions: [{ id: `sub_${organizationId}`, period: "monthly", refundedAt: null }],
        details: [{ company: "Harbor Ltd", address: "Pier 1", vatNumber: "123" }],
      },
    },
  ]);
  expect(await exportOf(admin)).toMatchObject([{ id: organizationId, billing: null }]);
});

test("contains the details of notifications", async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  const organizationId = await createTestOrganization(server, other);
  await addTestMember(server, organizationId, person, "viewer");
  const params = { organizationId, userId: person.userId };
  await callOperation(server, "updateMember", {
    headers: other.headers,
    params,
    body: { role: "editor" },
  });
  const answer = await callOperation(server, "exportUser", { headers: person.headers });
  expect(answer.json().data.notifications).toMatchObject([
    { kind: "role", organizationId, projectId: null, details: { role: "editor" }, readAt: null },
  ]);
  expect(answer.body).not.toContain(other.userId);
});

test("contains the messages that were sent with an address while the account had it, and no others", async () => {
  const [first, next] = [await createPerson(server), await createPerson(server)];
  const [address, away] = [createEmail(), createEmail()];
  const write = (message: string) => {
    const body = { name: "Ada", email: address, message };
    return callOperation(server, "sendContact", { body });
  };
  const move = ({ userId }: TestPerson, email: string) =>
    runAsOwner(server.ownerUrl, "update users set email = $2 where id = $1", [userId, email]);
  await write("of no account");
  await move(first, address);
  await write("of the first owner");
  await move(first, away);
  await move(next, address);
  await write("of the next owner");
  await move(next, next.email);
  await move(first, address);
  await write("of the first owner again");
  await move(first, away);
  await write("of no account either");
  await move(next, address);
  const listOf = async ({ headers }: TestPerson) => {
    const { data } = (await callOperation(server, "exportUser", { headers })).json();
    return data.contactMessages.map(({ message }: { readonly message: string }) => message);
  };
  expect(await listOf(first)).toEqual(["of the first owner", "of the first owner again"]);
  expect(await listOf(next)).toEqual(["of the next owner"]);
});
