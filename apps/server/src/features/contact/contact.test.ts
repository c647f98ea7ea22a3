import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { deleteOldRows } from "#database/delete-old-rows.ts";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import { createPerson, createTestOrganization, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { createEmail } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { operatorEmails: ["ops@operators.test"] } });
});
afterAll(() => server.close());

const message = "Merhaba, ğ ş ı yerinde mi?";

function send(body: Record<string, unknown>) {
  return callApp(server, undefined, operations.sendContact, { body: body as never });
}

function sendForm(fields: Record<string, string>, referer = "http://localhost/contact") {
  return server.app.inject({
    method: "POST",
    url: "/api/v1/common/contact",
    headers: { "content-type": "application/x-www-form-urlencoded", referer },
    payload: new URLSearchParams(fields).toString(),
  });
}

function countMessages() {
  return runAsOwner<{ total: number }>(
    server.ownerUrl,
    "select count(*)::int as total from contact_messages",
  );
}

test("stores a message and mails it to the operators, with the sender as reply address", async () => {
  const { status, data } = await send({ name: "Işık", email: "I@Example.test", message });
  expect(status).toBe(201);
  const find = () => server.mailbox.mails.find(({ text }) => text.includes(data.id));
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  expect(find()).toMatchObject({ to: "ops@operators.test", subject: "Message from Işık" });
  expect(find()?.text).toContain(message);
});

test("marks the messages of Pro", async () => {
  const person = await createPerson(server);
  await createTestOrganization(server, person, "pro");
  await send({ name: "Ada", email: person.email, subject: "Help", message });
  const find = () => server.mailbox.mails.find(({ subject }) => subject === "[Priority] Help");
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  const rows = await runAsOwner(
    server.ownerUrl,
    "select is_priority from contact_messages where email = $1",
    [person.email],
  );
  expect(rows).toEqual([{ is_priority: true }]);
});

test("mails waiting messages and feedback of Pro before earlier ones", async () => {
  const config = { operatorEmails: ["ops@operators.test"] };
  const idle = await startTestApp({ config, worksOnJobs: false });
  onTestFinished(() => idle.close());
  const [free, pro] = [await createPerson(idle, "Free"), await createPerson(idle, "Pro")];
  const organizationId = await createTestOrganization(idle, pro, "pro");
  const write = async (person: TestPerson, more: CallHeaders = {}) => {
    const body = { name: "Ada", email: person.email, subject: "Help", message };
    await callApp(idle, undefined, operations.sendContact, { body });
    await callApp(idle, person, operations.sendFeedback, { body: { text: message }, ...more });
  };
  await write(free);
  await write(pro, { organizationId });
  const database = { url: idle.ownerUrl, drop: () => Promise.resolve() };
  const working = await startTestApp({ config, database });
  onTestFinished(() => working.close());
  const listSubjects = () => working.mailbox.mails.map(({ subject }) => subject);
  await expect.poll(listSubjects, { timeout: 60_000 }).toHaveLength(4);
  const listOf = (text: string) => listSubjects().filter((subject) => subject.includes(text));
  expect(listOf("Help")).toEqual(["[Priority] Help", "Help"]);
  expect(listOf("Feedback")).toEqual(["[Priority] Feedback from Pro", "Feedback from Free"]);
});

test("answers an address of Pro, of another account and of none with the same statements", async () => {
  const [ofPro, other] = [await createPerson(server), await createPerson(server)];
  await createTestOrganization(server, ofPro, "pro");
  const record = (email: string) =>
    recordStatements(async () => {
      expect((await send({ name: "Ada", email, message })).status).toBe(201);
    });
  const expected = await record(createEmail());
  expect(expected.length).toBeGreaterThan(0);
  expect(await record(other.email)).toEqual(expected);
  expect(await record(ofPro.email)).toEqual(expected);
});

test("accepts the fields of a form, and redirects to its page in its language", async () => {
  const fields = { name: "Ada", email: "form@example.test", subject: "", message };
  const sent = await sendForm(fields);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, "/contact?sent=1#sent"]);
  const turkish = await sendForm(fields, "http://localhost/tr/contact");
  expect(turkish.headers.location).toBe("/tr/contact?sent=1#sent");
});

test("names wrong fields, and stores nothing", async () => {
  const before = await countMessages();
  expect(
    Object.keys((await send({})).meta.fields ?? {}).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(["email", "message", "name"]);
  expect((await send({ name: {}, email: [], message: 1 })).status).toBe(422);
  expect((await send({ name: "Ada", email: "no", message })).status).toBe(422);
  expect((await sendForm({ name: "Ada" })).statusCode).toBe(422);
  expect(await countMessages()).toEqual(before);
});

test("accepts five messages an hour from an address", async () => {
  const body = { name: "Ada", email: "often@example.test", message };
  for (let sent = 0; sent < 5; sent += 1) expect((await send(body)).status).toBe(201);
  const refused = await send(body);
  expect([refused.status, refused.meta.errorCode]).toEqual([429, "tooMany"]);
});

test("no other call accepts a form", async () => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "email=a%40b.test&password=x",
  });
  expect(answer.statusCode).toBe(415);
});

test("deletes messages after twelve months, in parts, and no younger ones", async () => {
  await runAsOwner(
    server.ownerUrl,
    `insert into contact_messages (id, is_priority, locale, name, email, message, created_at)
      select gen_random_uuid(), false, 'en', 'Ada', 'old@example.test', 'old',
        now() - interval '12 months' - interval '1 second' from generate_series(1, 1001)`,
  );
  await runAsOwner(
    server.ownerUrl,
    `insert into contact_messages (id, is_priority, locale, name, email, message, created_at)
      values (gen_random_uuid(), false, 'en', 'Ada', 'old@example.test', 'younger',
        now() - interval '12 months' + interval '1 hour')`,
  );
  await deleteOldRows(server.services);
  const remaining = await runAsOwner(
    server.ownerUrl,
    "select message from contact_messages where email = 'old@example.test'",
  );
  expect(remaining).toEqual([{ message: "younger" }]);
});
