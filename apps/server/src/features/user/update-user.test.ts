import { afterAll, beforeAll, expect, test } from "vitest";
import { auditIdOf } from "#testing/audit-id-of.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createPerson, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function update({ headers }: TestPerson, body: object, more = {}) {
  return callOperation(server, "updateUser", { body, headers: { ...headers, ...more } });
}

async function getUser({ headers }: TestPerson) {
  return (await callOperation(server, "getUser", { headers })).json().data;
}

test("changes the given fields and leaves the others", async () => {
  const person = await createPerson(server);
  const before = await getUser(person);
  expect(before.phone).toBeNull();
  const named = await update(person, { name: "  Ays\u0327e Yılmaz " });
  expect(named.statusCode).toBe(200);
  expect(named.json().data).toEqual({ ...before, name: "Ay\u015fe Yılmaz" });
  const rest = { phone: "+90 (532) 418-0712", birthDate: "1991-05-14" };
  const changed = { ...before, name: "Ay\u015fe Yılmaz", ...rest, phone: "+905324180712" };
  expect((await update(person, rest)).json().data).toEqual(changed);
  expect(await getUser(person)).toEqual(changed);
  expect((await update(person, { phone: null })).json().data.phone).toBeNull();
  expect((await update(person, {})).statusCode).toBe(200);
});

test("changes only the account of the caller, and records the change without its content", async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  await update(person, { name: "Somebody New" });
  expect((await getUser(other)).name).toBe("Ada Lovelace");
  const auditId = await auditIdOf(server, person.userId);
  const rows = await runAsOwner(
    server.ownerUrl,
    "select account_id, operation, result, a::text as everything from account_audit a where account_id = $1",
    [auditId],
  );
  expect(rows).toMatchObject([{ account_id: auditId, operation: "updateUser", result: "done" }]);
  expect(String(rows[0]?.["everything"])).not.toContain("Somebody");
});

test.each([
  ["name", { name: "" }],
  ["name", { name: "a/b" }],
  ["phone", { phone: "" }],
  ["phone", { phone: "+90 (500) 000-00000" }],
  ["birthDate", { birthDate: "1990-02-30" }],
  ["birthDate", { birthDate: new Date().toISOString().slice(0, 10) }],
  ["birthDate", { birthDate: null }],
  ["body", { email: "other@example.test" }],
])("refuses an invalid %s: %o", async (field, body) => {
  const person = await createPerson(server);
  const before = await getUser(person);
  const answer = await update(person, body);
  expect(outcomeOf(answer)).toBe("422 invalid");
  expect(Object.keys(answer.json().meta.fields)).toEqual([field]);
  expect(await getUser(person)).toEqual(before);
});

test("names the least age in the caller's language", async () => {
  const birthDate = new Date().toISOString().slice(0, 10);
  const answer = await update(
    await createPerson(server),
    { birthDate },
    { "accept-language": "tr" },
  );
  expect(answer.json().meta.fields.birthDate).toContain("13");
});
