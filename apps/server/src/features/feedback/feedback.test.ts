import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUuid } from "#ids/uuid.ts";
import type { Mail } from "#mail/mailer.ts";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import { addTestMember, createPerson, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const operators = "ada@operators.test, bora@operators.test";

let server: TestApp;
let free: ProjectFixture;
let pro: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp({ config: { operatorEmails: operators.split(", ") } });
  [free, pro] = await Promise.all([
    createProjectFixture(server),
    createProjectFixture(server, "pro"),
  ]);
});
afterAll(() => server.close());

function send(person: TestPerson | undefined, text: unknown, more: CallHeaders = {}) {
  return callApp(server, person, operations.sendFeedback, {
    body: { text: text as string },
    ...more,
  });
}

/** Waits for the mail of feedback. */
async function mailOf(id: string): Promise<Mail> {
  const find = () => server.mailbox.mails.find(({ text }) => text.includes(id));
  await expect.poll(find, { timeout: 100_000 }).toBeDefined();
  return find() as Mail;
}

function listRemaining(person: TestPerson) {
  return runAsOwner(
    server.ownerUrl,
    `select text, organization_id as "organizationId", is_priority as "isPriority", locale
     from feedback where user_id = $1 order by created_at`,
    [person.userId],
  );
}

test("stores feedback and mails it to every operator, with the writer as reply address", async () => {
  const person = await createPerson(server, "Işık Öğüt");
  const { status, data } = await send(
    person,
    "  Çok hoş; ğ, ş, ı ve İ yerinde.\r\nİkinci satır. ",
    {
      headers: { "accept-language": "tr" },
    },
  );
  expect(status).toBe(201);
  const text = "Çok hoş; ğ, ş, ı ve İ yerinde.\nİkinci satır.";
  expect(await listRemaining(person)).toEqual([
    { text, organizationId: null, isPriority: false, locale: "tr" },
  ]);
  const mail = await mailOf(data.id);
  expect(mail.to).toBe(operators);
  expect(mail.subject).toBe("Feedback from Işık Öğüt");
  expect(mail.replyTo).toEqual({ name: "Işık Öğüt", address: person.email });
  expect(mail.text).toMatch(new RegExp(`^${text}\n\n-- \n`));
  expect(mail.text).toContain(`From: Işık Öğüt <${person.email}>`);
  expect(mail.text).toContain(`Written: ${data.createdAt}`);
  expect(mail.text).toContain("Support: standard\nLanguage: tr");
});

test("mails markup as plain text and never as HTML", async () => {
  const markup = '<img src=x onerror=alert(1)> "quotes" & [link](javascript:alert(1))';
  const { data } = await send(await createPerson(server), markup);
  const mail = await mailOf(data.id);
  expect(mail.text.split("\n")[0]).toBe(markup);
  expect(mail.html).toBeUndefined();
});

test("marks feedback of Pro as priority, and no other", async () => {
  for (const [fixture, isPriority] of [
    [free, false],
    [pro, true],
  ] as const) {
    const { organizationId, viewer } = fixture;
    const { status, data } = await send(viewer, "A viewer may write too.", { organizationId });
    expect(status).toBe(201);
    expect(await listRemaining(viewer)).toMatchObject([{ organizationId, isPriority }]);
    const mail = await mailOf(data.id);
    expect(mail.subject).toBe(`${isPriority ? "[Priority] " : ""}Feedback from Vera Viewer`);
    expect(mail.priority).toBe(isPriority ? "high" : undefined);
    expect(mail.text).toContain("Organization: Acme (acme");
    expect(mail.text).toContain(
      isPriority ? "), Pro\nSupport: priority" : "), Free\nSupport: standard",
    );
  }
});

test("answers the same for another person's and a missing organization, and stores nothing", async () => {
  const { stranger, organizationId } = pro;
  const foreign = await send(stranger, "From somewhere else.", { organizationId });
  const unknown = await send(stranger, "From somewhere else.", { organizationId: createUuid() });
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(unknown.text);
  expect((await send(stranger, "From nowhere.", { organizationId: "no-id" })).status).toBe(400);
  expect(await listRemaining(stranger)).toEqual([]);
});

test("refuses an anonymous caller before it reads the text", async () => {
  const { status, meta } = await send(undefined, 1);
  expect([status, meta.errorCode]).toEqual([401, "notLoggedIn"]);
});

test.each([
  ["", "Fill in this field."],
  ["         \n", "Fill in this field."],
  ["  too short  ", "Use at least 10 characters."],
  ["a".repeat(5001), "Use at most 5000 characters."],
  [1_234_567_890, "Enter text."],
  [undefined, "Fill in this field."],
])("refuses the text %j with a field error", async (text, message) => {
  const { status, meta } = await send(free.editor, text);
  expect([status, meta.fields]).toEqual([422, { text: message }]);
  expect(await listRemaining(free.editor)).toEqual([]);
});

test("accepts five an hour from a person, also concurrently, and sends a Retry-After", async () => {
  const writer = await createPerson(server);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => send(writer, `One more idea, number ${at}.`)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 201, 201, 201, 201, 429, 429, 429,
  ]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(3000);
  expect(await listRemaining(writer)).toHaveLength(5);
  expect((await send(await createPerson(server), "Somebody else may.")).status).toBe(201);
});

test("is deleted with its writer's account, and not with its organization", async () => {
  const { organizationId, editor } = await createProjectFixture(server);
  const deleted = await createPerson(server);
  await addTestMember(server, organizationId, deleted, "viewer");
  for (const person of [editor, deleted]) await send(person, "Before it ends.", { organizationId });
  await runAsOwner(server.ownerUrl, "delete from users where id = $1", [deleted.userId]);
  await runAsOwner(server.ownerUrl, "delete from organizations where id = $1", [organizationId]);
  expect(await listRemaining(deleted)).toEqual([]);
  expect(await listRemaining(editor)).toMatchObject([{ organizationId: null }]);
});

test("queues no text but only ids, which find nothing once the account is deleted", async () => {
  await send(await createPerson(server), "Nothing of this is in a queue.");
  const jobs = await runAsOwner<{ text: string }>(
    server.ownerUrl,
    "select j::text as text from jobs.job j where name = 'mail-feedback'",
  );
  expect(jobs.length).toBeGreaterThan(0);
  for (const { text } of jobs) expect(text).not.toContain("Nothing of this");
});
