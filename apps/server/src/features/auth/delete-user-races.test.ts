import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { deleteUserRow } from "#features/user/index.ts";
import { createUuid } from "#ids/uuid.ts";
import { createFileMailer } from "#mail/file-mailer.ts";
import type { Mail } from "#mail/mailer.ts";
import type { Services } from "#services.ts";
import { actBeforeTurn } from "#testing/act-before-turn.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import {
  addTestMember,
  createPerson,
  createTestOrganization,
  type TestPerson,
} from "#testing/factories.ts";
import { listTablesWith } from "#testing/list-tables-with.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createEmail, goodPassword, registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { mailEmailChange } from "./mail-email-change.ts";
import { mailPasswordReset } from "./mail-password-reset.ts";

let server: TestApp;
let mailFolder: string;
const dataDir = mkdtempSync(join(tmpdir(), "tessera-delete-user-races-"));
beforeAll(async () => {
  mailFolder = join(dataDir, "mail");
  server = await startTestApp({ config: { dataDir } });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Deletes an account; a busy server may refuse the first calls. */
async function deleteAccount({ headers }: Pick<TestPerson, "headers">): Promise<void> {
  const call = async () => outcomeOf(await callOperation(server, "deleteUser", { headers }));
  await expect.poll(call, { timeout: 60_000 }).toBe("204");
}

/** Waits until a transaction waits for a lock, or the work is done without one. */
async function waitForLock(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  const waiting = `select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  while (!isDone) {
    const [row] = await runAsOwner<{ count: number }>(server.ownerUrl, waiting);
    if (row?.count !== 0) return;
    await sleep(5);
  }
}

test("a message to the operators during the deletion of the account of its address names no account", async () => {
  const { email, userId } = await createPerson(server);
  const body = { name: "Ada", email, message: "Good colors" };
  const sending = await server.services.database.transaction({}, async (transaction) => {
    await deleteUserRow(transaction, userId);
    const sent = callOperation(server, "sendContact", { body });
    await waitForLock(sent);
    return { sent };
  });
  expect(outcomeOf(await sending.sent)).toBe("201");
  const ofMessage = "select user_id from contact_messages where email = $1";
  expect(await runAsOwner(server.ownerUrl, ofMessage, [email])).toEqual([{ user_id: null }]);
});

const codeJobs = {
  "a reset": (person: TestPerson, services: Services) => {
    const origin = { requestId: createUuid(), addressHash: "hash" };
    const data = { email: person.email, tokenHash: person.userId, locale: "en", origin } as const;
    return mailPasswordReset(data, services, server.mailbox);
  },
  "a change of the email, to its current address": (person: TestPerson, services: Services) =>
    changeEmail(person, services, "current"),
  "a change of the email, to its new address": (person: TestPerson, services: Services) =>
    changeEmail(person, services, "new"),
};

function changeEmail({ userId }: TestPerson, services: Services, to: "current" | "new") {
  const data = { to, userId, email: `next-${userId}@example.test`, tokenHash: "hash" };
  return mailEmailChange(data, services, server.mailbox);
}

test.each(Object.entries(codeJobs))(
  "a deletion while the code of %s is stored leaves no row with an address or the id",
  async (_name, work) => {
    const person = await createPerson(server);
    let deletion: Promise<void> | undefined;
    const { database } = server.services;
    // The deletion starts when the code is inserted and not yet committed.
    const transaction: Services["database"]["transaction"] = (tenant, run) =>
      database.transaction(tenant, async (handle) => {
        const result = await run(handle);
        const { rowCount } = await handle.$client.query(
          "select from one_time_codes where email like '%' || $1 || '%'",
          [person.userId],
        );
        if (rowCount !== 0) {
          deletion = deleteAccount(person);
          await waitForLock(deletion);
        }
        return result;
      });
    await work(person, { ...server.services, database: { ...database, transaction } });
    expect(deletion).toBeDefined();
    await deletion;
    for (const text of [person.email, person.userId]) {
      expect(await listTablesWith(server, text)).toEqual([]);
    }
  },
);

test("a deletion while the mails of a new email are queued leaves no job with an address or the id", async () => {
  const { user, accessToken } = await registerPerson(server);
  const headers = { authorization: `Bearer ${accessToken}` };
  const { jobs } = server.services;
  const { send } = jobs;
  let deletion: Promise<void> | undefined;
  vi.spyOn(jobs, "send").mockImplementation(async (transaction, name, ...rest) => {
    if (name === "mail-email-change" && deletion === undefined) {
      deletion = deleteAccount({ headers });
      await waitForLock(deletion);
    }
    return send(transaction, name, ...rest);
  });
  const body = { email: `next-${user.id}@example.test`, password: goodPassword };
  const answer = await callOperation(server, "requestEmailChange", { headers, body });
  expect(outcomeOf(answer)).toBe("202");
  expect(deletion).toBeDefined();
  await deletion;
  for (const text of [user.email, user.id]) {
    expect(await listTablesWith(server, text)).toEqual([]);
  }
});

test("a request of a new email whose account is deleted meanwhile is refused, and leaves no job", async () => {
  const { user, accessToken } = await registerPerson(server);
  const headers = { authorization: `Bearer ${accessToken}` };
  const body = { email: `next-${user.id}@example.test`, password: goodPassword };
  const answer = await actBeforeTurn(
    server,
    "attempt email-change",
    () => deleteAccount({ headers }),
    () => callOperation(server, "requestEmailChange", { headers, body }),
  );
  expect(outcomeOf(answer)).toBe("401 notLoggedIn");
  const jobs = "select name from jobs.job where data::text like '%' || $1 || '%'";
  expect(await runAsOwner(server.ownerUrl, jobs, [user.id])).toEqual([]);
});

test("a job whose account is deleted before it stores a code mails nothing", async () => {
  for (const work of Object.values(codeJobs)) {
    const person = await createPerson(server);
    const { database } = server.services;
    const transaction: Services["database"]["transaction"] = async (tenant, run) => {
      // The account is found, and deleted before the transaction that inserts the code.
      if (tenant.userId !== undefined) await deleteAccount(person);
      return database.transaction(tenant, run);
    };
    const before = server.mailbox.mails.length;
    if (work !== codeJobs["a reset"]) await deleteAccount(person);
    await work(person, { ...server.services, database: { ...database, transaction } });
    expect(server.mailbox.mails).toHaveLength(before);
    expect(await listTablesWith(server, person.userId)).toEqual([]);
  }
});

const fileMailer = () => createFileMailer(mailFolder, "Tessera <hello@tessera.example>");

function listMailsWith(text: string): readonly string[] {
  return readdirSync(mailFolder).filter((name) =>
    readFileSync(join(mailFolder, name), "utf8").replaceAll("=\n", "").includes(text),
  );
}

/** Deletes an account while a mail to an address is sent, and writes the mail to a file afterwards. */
function deleteWhileMailing(to: string, person: TestPerson): Promise<void> {
  const written = Promise.withResolvers<void>();
  const send = async (mail: Mail) => {
    if (mail.to !== to) return;
    await deleteAccount(person);
    await expect.poll(countForgotten, { timeout: 60_000 }).toBe(0);
    await fileMailer().send(mail);
    expect(listMailsWith(person.userId)).toHaveLength(1);
    written.resolve();
  };
  vi.spyOn(server.mailbox, "send").mockImplementation(send);
  return written.promise;
}

/** Counts the removals of people from files that are not done. */
async function countForgotten(): Promise<number | undefined> {
  const waiting =
    "select count(*)::int as count from jobs.job where name = 'forget-person' and state <> 'completed'";
  const [row] = await runAsOwner<{ count: number }>(server.ownerUrl, waiting);
  return row?.count;
}

test("a mail to an account that is deleted while the mail is written is removed", async () => {
  const person = await createPerson(server);
  const written = deleteWhileMailing(person.email, person);
  await callOperation(server, "forgotPassword", { body: { email: person.email } });
  await written;
  await expect.poll(() => listMailsWith(person.email), { timeout: 60_000 }).toEqual([]);
});

test("a mail to others that names a person who is deleted while it is written is removed", async () => {
  const owner = await createPerson(server);
  const person = await createPerson(server, "Zerrin Quillfeather");
  const organizationId = await createTestOrganization(server, owner, "pro");
  await addTestMember(server, organizationId, person, "admin");
  const guest = createEmail();
  const written = deleteWhileMailing(guest, person);
  await callOperation(server, "createInvitations", {
    headers: person.headers,
    params: { organizationId },
    body: { emails: [guest], role: "viewer" },
  });
  await written;
  await expect.poll(() => listMailsWith(guest), { timeout: 60_000 }).toEqual([]);
});

test("a removal of mails that fails is repeated, and its job reveals nothing of the person", async () => {
  const person = await createPerson(server);
  const blocked = join(mailFolder, "blocked.eml");
  mkdirSync(blocked, { recursive: true });
  await deleteAccount(person);
  const countRetries = async () => {
    const failed = "select max(retry_count) as count from jobs.job where name = 'forget-person'";
    const [row] = await runAsOwner<{ count: number }>(server.ownerUrl, failed);
    return row?.count;
  };
  await expect.poll(countRetries, { timeout: 60_000 }).toBeGreaterThan(0);
  for (const text of [person.email, person.userId]) {
    expect(await listTablesWith(server, text)).toEqual([]);
  }
  await fileMailer().send({ to: person.email, subject: "A code", text: "123456" });
  rmdirSync(blocked);
  const listMails = () => listMailsWith(person.email);
  await expect.poll(listMails, { timeout: 60_000 }).toEqual([]);
  await expect.poll(countForgotten, { timeout: 60_000 }).toBe(0);
});
