import type { FirstLoggedIn, OperationId } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditIdOf } from "#testing/audit-id-of.ts";
import { callOperation, outcomeOf, type TestCall } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createEmail, goodPassword, registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { TestAuthenticator } from "#testing/test-authenticator.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const newPassword = "seven quiet green harbors";

async function call(id: OperationId, input: TestCall, caller?: FirstLoggedIn) {
  const headers = caller && { authorization: `Bearer ${caller.accessToken}` };
  const answer = await callOperation(server, id, { ...input, headers: headers ?? {} });
  return { answer, requestId: String(answer.headers["x-request-id"]) };
}

/** Lists the rows of an account without that of its registration. */
async function listRows(person: FirstLoggedIn): Promise<readonly Record<string, unknown>[]> {
  return (await listAllRows(person)).slice(1);
}

function listAllRows({ user }: FirstLoggedIn): Promise<readonly Record<string, unknown>[]> {
  return runAsOwner(
    server.ownerUrl,
    `select request_id, actor_id, session_id, operation, target_id, result, address_hash
     from account_audit where account_id = (select audit_id from users where id = $1) order by created_at`,
    [user.id],
  );
}

/** Returns the row that a request must leave. */
function rowOf(operation: OperationId, request_id: string, rest: object = {}) {
  const nobody = { actor_id: null, session_id: null, target_id: null };
  const address_hash = expect.stringMatching(/^[\w-]{43}$/);
  return { ...nobody, request_id, operation, result: "done", address_hash, ...rest };
}

async function sessionOf(person: FirstLoggedIn, isCurrent: boolean): Promise<string> {
  const { answer } = await call("listSessions", {}, person);
  const sessions = answer.json<{ data: { id: string; isCurrent: boolean }[] }>().data;
  return sessions.find((session) => session.isCurrent === isCurrent)?.id ?? "";
}

test("records each end of a session with its actor, its target and its result", async () => {
  const person = await registerPerson(server);
  const login = { body: { email: person.user.email, password: goodPassword } };
  const loggedIn = await call("login", login);
  const actor = {
    actor_id: await auditIdOf(server, person.user.id),
    session_id: await sessionOf(person, true),
  };
  const sessionId = await sessionOf(person, false);
  const ended = await call("endSession", { params: { sessionId } }, person);
  const again = await call("endSession", { params: { sessionId } }, person);
  const others = await call("endOtherSessions", {}, person);
  expect(outcomeOf(again.answer)).toBe("404 notFound");
  expect(await listRows(person)).toEqual([
    rowOf("login", loggedIn.requestId, { actor_id: await auditIdOf(server, person.user.id) }),
    rowOf("endSession", ended.requestId, { ...actor, target_id: sessionId }),
    rowOf("endSession", again.requestId, { ...actor, target_id: sessionId, result: "refused" }),
    rowOf("endOtherSessions", others.requestId, actor),
  ]);
});

test("records a log-out once", async () => {
  const person = await registerPerson(server);
  const session_id = await sessionOf(person, true);
  const actor = { actor_id: await auditIdOf(server, person.user.id), session_id };
  const { refreshToken } = person;
  const ended = await call("logout", { body: { refreshToken } });
  await call("logout", { body: { refreshToken } });
  expect(await listRows(person)).toEqual([
    rowOf("logout", ended.requestId, { ...actor, target_id: session_id }),
  ]);
});

test("records a refused login with a known passkey", async () => {
  const person = await registerPerson(server);
  const authenticator = new TestAuthenticator();
  const prepared = await call("preparePasskey", { body: {} }, person);
  const credential = authenticator.create(prepared.answer.json().data);
  const added = await call("createPasskey", { body: { name: "Laptop", credential } }, person);
  const { challenge } = (await call("preparePasskeyLogin", { body: {} })).answer.json().data;
  const proof = authenticator.prove({ challenge });
  const refused = await call("loginWithPasskey", {
    body: { proof: { ...proof, userHandle: "bm9ib2R5" } },
  });
  expect(outcomeOf(refused.answer)).toBe("422 passkeyRefused");
  expect((await listRows(person)).at(-1)).toEqual(
    rowOf("loginWithPasskey", refused.requestId, {
      target_id: added.answer.json().data.id,
      result: "refused",
    }),
  );
});

test("records the creation of an account, and a login with a wrong and with the right password", async () => {
  const person = await registerPerson(server);
  const login = (password: string) =>
    call("login", { body: { email: person.user.email, password } });
  const refused = await login("not the password");
  await expect.poll(() => listAllRows(person)).toHaveLength(2);
  const done = await login(goodPassword);
  const actor = { actor_id: await auditIdOf(server, person.user.id) };
  expect(await listAllRows(person)).toEqual([
    rowOf("verifyEmail", expect.any(String), actor),
    rowOf("login", refused.requestId, { result: "refused" }),
    rowOf("login", done.requestId, actor),
  ]);
});

test("records the end of a session by a reused token, and no usual refresh", async () => {
  const person = await registerPerson(server);
  const target_id = await sessionOf(person, true);
  const refresh = () => call("refreshTokens", { body: { refreshToken: person.refreshToken } });
  await refresh();
  const age =
    "update refresh_tokens set used_at = used_at - interval '11 seconds' where session_id = $1";
  await runAsOwner(server.ownerUrl, age, [target_id]);
  const reused = await refresh();
  expect(outcomeOf(reused.answer)).toBe("401 refreshRefused");
  expect(await listRows(person)).toEqual([
    rowOf("refreshTokens", reused.requestId, { target_id, result: "refused" }),
  ]);
});

test("records created and deleted API keys, a refused deletion, and an export", async () => {
  const person = await registerPerson(server);
  const actor = {
    actor_id: await auditIdOf(server, person.user.id),
    session_id: await sessionOf(person, true),
  };
  const created = await call("createApiKey", { body: { name: "CI", scope: "read" } }, person);
  const keyId = created.answer.json<{ data: { id: string } }>().data.id;
  const remove = () => call("deleteApiKey", { params: { keyId } }, person);
  const [deleted, again] = [await remove(), await remove()];
  expect(outcomeOf(again.answer)).toBe("404 notFound");
  const exported = await call("exportUser", {}, person);
  const ofKey = { ...actor, target_id: keyId };
  expect(await listRows(person)).toEqual([
    rowOf("createApiKey", created.requestId, ofKey),
    rowOf("deleteApiKey", deleted.requestId, ofKey),
    rowOf("deleteApiKey", again.requestId, { ...ofKey, result: "refused" }),
    rowOf("exportUser", exported.requestId, actor),
  ]);
});

test("records a changed password and a refused change", async () => {
  const person = await registerPerson(server);
  const actor = {
    actor_id: await auditIdOf(server, person.user.id),
    session_id: await sessionOf(person, true),
  };
  const change = (currentPassword: string) =>
    call("changePassword", { body: { currentPassword, newPassword } }, person);
  const refused = await change("not the password");
  const changed = await change(goodPassword);
  expect(await listRows(person)).toEqual([
    rowOf("changePassword", refused.requestId, { ...actor, result: "refused" }),
    rowOf("changePassword", changed.requestId, actor),
  ]);
});

test("records a requested, a refused and a completed reset", async () => {
  const person = await registerPerson(server);
  const { email } = person.user;
  const forgot = await call("forgotPassword", { body: { email } });
  const code = await server.mailbox.waitForCode(email, 2);
  const reset = (entered: string) =>
    call("resetPassword", { body: { email, code: entered, password: newPassword } });
  const refused = await reset(code === "000000" ? "000001" : "000000");
  await expect.poll(() => listRows(person)).toHaveLength(2);
  const done = await reset(code);
  expect(outcomeOf(done.answer)).toBe("200");
  expect(await listRows(person)).toEqual([
    rowOf("forgotPassword", forgot.requestId),
    rowOf("resetPassword", refused.requestId, { result: "refused" }),
    rowOf("resetPassword", done.requestId, { actor_id: await auditIdOf(server, person.user.id) }),
  ]);
});

test("of concurrent resets with one code one is recorded as done", async () => {
  const person = await registerPerson(server);
  const { email } = person.user;
  await call("forgotPassword", { body: { email } });
  const code = await server.mailbox.waitForCode(email, 2);
  const body = { email, code, password: newPassword };
  await Promise.all([1, 2, 3].map(() => call("resetPassword", { body })));
  await expect.poll(() => listRows(person)).toHaveLength(4);
  const results = (await listRows(person)).slice(1).map(({ result }) => result);
  expect(results.map(String).toSorted()).toEqual(["done", "refused", "refused"]);
});

test("records nothing of an unknown address, and no text of a person", async () => {
  const email = createEmail();
  const before = await countRows();
  await call("forgotPassword", { body: { email } });
  await call("resetPassword", { body: { email, code: "123456", password: newPassword } });
  await call("login", { body: { email, password: goodPassword } });
  // The jobs of a queue run in their order, so that those of the unknown address are done.
  const person = await registerPerson(server);
  const known = { body: { email: person.user.email, code: "123456", password: newPassword } };
  await call("resetPassword", known);
  await expect.poll(() => listRows(person)).toHaveLength(1);
  expect(await countRows()).toBe(before + 2);
  const rows = await runAsOwner(
    server.ownerUrl,
    "select string_agg(a::text, ' ') as everything from account_audit a",
  );
  expect(String(rows[0]?.["everything"])).not.toMatch(/@|127\.0\.0\.1|harbors/);
});

async function countRows(): Promise<number> {
  const rows = await runAsOwner(
    server.ownerUrl,
    "select count(*)::int as count from account_audit",
  );
  return Number(rows[0]?.["count"]);
}
