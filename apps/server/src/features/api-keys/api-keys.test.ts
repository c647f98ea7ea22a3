import { apiKeyPrefix, mostApiKeys, operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { registerPerson } from "#testing/register-person.ts";
import { createPerson, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const createKey = (of: TestPerson | undefined, body: object) =>
  callApp(server, of, operations.createApiKey, { body: body as { name: string; scope: "read" } });

async function listKeys(of: TestPerson) {
  const { data } = await callApp(server, of, operations.listApiKeys, {});
  return data;
}

test("returns a new key once, lists it by its ending, and stores only its hash", async () => {
  person = await createPerson(server);
  const { status, data } = await createKey(person, { name: " Laptop ", scope: "write" });
  expect(status).toBe(201);
  expect(data.key).toMatch(new RegExp(`^${apiKeyPrefix}[\\w-]{43}$`));
  const { key, ...shown } = data;
  expect(shown).toMatchObject({
    name: "Laptop",
    scope: "write",
    expiresAt: null,
    lastUsedAt: null,
  });
  expect(shown.ending).toBe(key.slice(-4));
  expect(await listKeys(person)).toEqual([shown]);
  const [row] = await runAsOwner<{ text: string }>(
    server.ownerUrl,
    "select k::text as text from api_keys k where user_id = $1",
    [person.userId],
  );
  expect(row?.text).not.toContain(key.slice(apiKeyPrefix.length, -4));
});

test.each([
  ["en", "An API key was created for your Tessera account"],
  ["tr", "Tessera hesabınız için bir API anahtarı oluşturuldu"],
] as const)(
  "mails a created key to the account in %s, without the key",
  async (locale, subject) => {
    const { accessToken, user } = await registerPerson(server);
    const headers = { authorization: `Bearer ${accessToken}` };
    await callApp(server, undefined, operations.updateSettings, { headers, body: { locale } });
    const body = { name: "CI", scope: "read" } as const;
    const { data } = await callApp(server, undefined, operations.createApiKey, { headers, body });
    const mail = await server.mailbox.waitFor(user.email, 2);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain("/account/security");
    expect(mail.text).not.toContain(data.key);
  },
);

test.each([
  ["no name", { scope: "read" }, "name"],
  ["an empty name", { name: " ", scope: "read" }, "name"],
  ["an unknown scope", { name: "CI", scope: "admin" }, "scope"],
  ["a past expiry", { name: "CI", scope: "read", expiresAt: "2001-01-01T00:00:00Z" }, "expiresAt"],
  ["an expiry without time", { name: "CI", scope: "read", expiresAt: "tomorrow" }, "expiresAt"],
])("refuses %s beside its field", async (_name, body, field) => {
  const { status, meta } = await createKey(await createPerson(server), body);
  expect(status).toBe(422);
  expect(Object.keys(meta.fields ?? {})).toEqual([field]);
});

test("deletes a key of the caller alone, and answers the same for foreign and unknown keys", async () => {
  const owner = await createPerson(server);
  const { data } = await createKey(owner, { name: "CI", scope: "read" });
  const remove = (of: TestPerson | undefined, keyId: string) =>
    callApp(server, of, operations.deleteApiKey, { params: { keyId } as typeof params });
  const params = { keyId: data.id };
  const foreign = await remove(await createPerson(server), data.id);
  const unknown = await remove(owner, owner.userId);
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  expect((await remove(undefined, data.id)).status).toBe(401);
  expect(await listKeys(owner)).toHaveLength(1);
  expect((await remove(owner, data.id)).status).toBe(204);
  expect(await listKeys(owner)).toEqual([]);
});

test("limits the keys of a person, also with concurrent calls", async () => {
  const owner = await createPerson(server);
  const calls = Array.from({ length: mostApiKeys + 5 }, (_, at) =>
    createKey(owner, { name: `Key ${at}`, scope: "read" }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(mostApiKeys);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
});
