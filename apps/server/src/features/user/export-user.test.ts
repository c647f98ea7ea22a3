import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { registerPerson } from "#testing/register-person.ts";
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
    organizations: [{ name: "Ada Lovelace", role: "owner", favorites: [] }],
    sessions: [{ endedAt: null }],
    apiKeys: [{ name: "CI" }],
    feedback: [{ text: "Good colors" }],
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
