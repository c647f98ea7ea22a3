import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FirstLoggedIn } from "@tessera/contract";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createFileMailer } from "#mail/file-mailer.ts";
import { auditIdOf } from "#testing/audit-id-of.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { expectLimit } from "#testing/expect-limit.ts";
import {
  addTestMember,
  createPerson,
  createTestOrganization,
  type TestPerson,
} from "#testing/factories.ts";
import { listTablesWith } from "#testing/list-tables-with.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  createEmail,
  goodPassword,
  registerPerson,
  registrationOf,
} from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "tessera-delete-user-"));
  server = await startTestApp({ config: { dataDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Headers = { readonly headers: Readonly<Record<string, string>> };

function headersOf({ accessToken }: FirstLoggedIn): Headers {
  return { headers: { authorization: `Bearer ${accessToken}` } };
}

function deleteUser({ headers }: Headers, body?: object) {
  return callOperation(server, "deleteUser", { headers, body });
}

async function getUser({ headers }: Headers) {
  return outcomeOf(await callOperation(server, "getUser", { headers }));
}

test("leaves no former address either, but what another account has with it", async () => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  const former = person.user.email;
  const { headers } = headersOf(person);
  const taken = other.user.email;
  await runAsOwner(server.ownerUrl, "insert into former_emails (user_id, email) values ($1, $2)", [
    person.user.id,
    taken,
  ]);
  const change = { email: createEmail(), password: goodPassword };
  const requested = await callOperation(server, "requestEmailChange", { headers, body: change });
  const { changeToken } = requested.json().data;
  const newCode = await server.mailbox.waitForCode(change.email);
  const currentCode = await server.mailbox.waitForCode(former, 2);
  const body = { changeToken, currentCode, newCode };
  const changed = await callOperation(server, "confirmEmailChange", { headers, body });
  expect(outcomeOf(changed)).toBe("200");
  const exported = await callOperation(server, "exportUser", { headers });
  expect(exported.json().data.formerEmails.toSorted()).toEqual([former, taken].toSorted());
  await callOperation(server, "register", { body: registrationOf(former) });
  const login = { email: former, password: "not the password" };
  await callOperation(server, "login", { body: login });
  const mailer = createFileMailer(join(dataDir, "mail"), "Tessera <hello@tessera.example>");
  for (const to of [former, taken]) await mailer.send({ to, subject: "A code", text: "123456" });
  const before = readdirSync(join(dataDir, "mail")).length;

  expect(outcomeOf(await deleteUser({ headers }, { password: goodPassword }))).toBe("204");
  for (const address of [former, change.email])
    expect(await listTablesWith(server, address)).toEqual([]);
  expect(await listTablesWith(server, taken)).toContain("public.users");
  const listMails = () => readdirSync(join(dataDir, "mail"));
  await expect.poll(listMails, { timeout: 60_000 }).toHaveLength(before - 1);
});

test("removes mail files also on a server that has a mail server now", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tessera-delete-user-smtp-"));
  const config = { dataDir: folder, smtpUrl: "smtp://mail.example" };
  const sending = await startTestApp({ config });
  onTestFinished(async () => {
    await sending.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const [person, other] = [await createPerson(sending), await createPerson(sending)];
  const mailer = createFileMailer(join(folder, "mail"), "Tessera <hello@tessera.example>");
  for (const to of [person.email, other.email]) {
    await mailer.send({ to, subject: "A code", text: "123456" });
  }
  const deleted = await callOperation(sending, "deleteUser", { headers: person.headers });
  expect(outcomeOf(deleted)).toBe("204");
  const listMails = () => readdirSync(join(folder, "mail"));
  await expect.poll(listMails, { timeout: 60_000 }).toHaveLength(1);
  const [kept] = listMails();
  expect(readFileSync(join(folder, "mail", kept ?? ""), "utf8")).toContain(other.email);
});

test("deletes the messages that the account sent with an address that another account has now, and no others", async () => {
  const [leaving, staying] = [await createPerson(server), await createPerson(server)];
  const address = leaving.email;
  const write = async (message: string) => {
    const body = { name: "Ada", email: address, message };
    expect(outcomeOf(await callOperation(server, "sendContact", { body }))).toBe("201");
  };
  const move = ({ userId }: TestPerson, email: string) =>
    runAsOwner(server.ownerUrl, "update users set email = $2 where id = $1", [userId, email]);
  await write("of the one who leaves");
  await move(leaving, createEmail());
  const former = "insert into former_emails (user_id, email) values ($1, $2)";
  await runAsOwner(server.ownerUrl, former, [leaving.userId, address]);
  await write("of no account");
  await move(staying, address);
  await write("of the one who stays");
  const listMessages = async () => {
    const text = "select message from contact_messages where email = $1 order by created_at";
    const rows = await runAsOwner<{ message: string }>(server.ownerUrl, text, [address]);
    return rows.map(({ message }) => message);
  };

  expect(outcomeOf(await deleteUser(leaving))).toBe("204");
  expect(await listMessages()).toEqual(["of no account", "of the one who stays"]);
  expect(outcomeOf(await deleteUser(staying))).toBe("204");
  expect(await listMessages()).toEqual([]);
});

test("the address can register again, without anything of the deleted account", async () => {
  const person = await registerPerson(server);
  await deleteUser(headersOf(person));
  const { email } = person.user;
  const password = goodPassword;
  const login = await callOperation(server, "login", { body: { email, password } });
  expect(outcomeOf(login)).toBe("401 wrongCredentials");
  const body = { ...registrationOf(email), name: "Somebody Else" };
  await callOperation(server, "register", { body });
  const code = await server.mailbox.waitForCode(email, 2);
  const verified = await callOperation(server, "verifyEmail", { body: { email, code } });
  expect(verified.json().data.user).toMatchObject({ email, name: "Somebody Else" });
  expect(verified.json().data.user.id).not.toBe(person.user.id);
});

test("refuses a wrong password beside its field, and records it", async () => {
  const person = await registerPerson(server);
  const answer = await deleteUser(
    { headers: { ...headersOf(person).headers, "accept-language": "tr" } },
    { password: "not the password" },
  );
  expect(outcomeOf(answer)).toBe("422 invalid");
  expect(answer.json().meta.fields).toEqual({ password: "Mevcut parolanız bu değil." });
  expect(await getUser(headersOf(person))).toBe("200");
  const rows = await runAsOwner(
    server.ownerUrl,
    "select operation, result from account_audit where account_id = (select audit_id from users where id = $1) order by created_at",
    [person.user.id],
  );
  expect(rows).toEqual([
    { operation: "verifyEmail", result: "done" },
    { operation: "deleteUser", result: "refused" },
  ]);
});

test("requires the password ten minutes after the login", async () => {
  const person = await registerPerson(server);
  const age = "update sessions set created_at = now() - interval '11 minutes' where user_id = $1";
  await runAsOwner(server.ownerUrl, age, [person.user.id]);
  for (const body of [undefined, {}]) {
    const answer = await deleteUser(headersOf(person), body);
    expect(outcomeOf(answer)).toBe("422 invalid");
    expect(Object.keys(answer.json().meta.fields)).toEqual(["password"]);
  }
  expect(outcomeOf(await deleteUser(headersOf(person), { password: goodPassword }))).toBe("204");
});

test.each([{ password: "" }, { password: 7 }, { userId: "another" }])(
  "refuses the body %o",
  async (body) => {
    const person = await createPerson(server);
    expect(outcomeOf(await deleteUser(person, body))).toBe("422 invalid");
    expect(await getUser(person)).toBe("200");
  },
);

test("compares at most twenty passwords an hour", async () => {
  const person = await registerPerson(server);
  const guess = () => deleteUser(headersOf(person), { password: "a guess at it" });
  await expectLimit({ most: 20, refusal: "422 invalid" }, guess);
});

test("refuses the only owner of an organization with other members, and names it", async () => {
  const [owner, member] = [await createPerson(server), await createPerson(server)];
  const shared = await createTestOrganization(server, owner);
  await createTestOrganization(server, owner);
  await addTestMember(server, shared, member, "admin");
  await runAsOwner(server.ownerUrl, "update organizations set name = 'Harbor' where id = $1", [
    shared,
  ]);
  const refused = await deleteUser(owner);
  expect(outcomeOf(refused)).toBe("409 soleOwner");
  expect(refused.json().meta.errorMessage).toContain("the only owner of Harbor,");
  expect(await countOrganizations(owner)).toBe(2);

  expect(outcomeOf(await deleteUser(member))).toBe("204");
  expect(outcomeOf(await deleteUser(owner))).toBe("204");
  expect(await listTablesWith(server, shared)).toEqual([]);
});

test("leaves an organization to its other owner, with an entry in its audit", async () => {
  const [leaving, staying] = [await createPerson(server), await createPerson(server)];
  const shared = await createTestOrganization(server, leaving);
  await addTestMember(server, shared, staying, "owner");
  const auditId = await auditIdOf(server, leaving.userId);
  expect(outcomeOf(await deleteUser(leaving))).toBe("204");
  expect(await countOrganizations(staying)).toBe(1);
  const rows = await runAsOwner(
    server.ownerUrl,
    "select actor_id, subject_id, operation from audit where organization_id = $1",
    [shared],
  );
  expect(rows).toEqual([{ actor_id: auditId, subject_id: auditId, operation: "deleteUser" }]);
  expect(await getUser(staying)).toBe("200");
});

test("one of two owners who leave at once stays, if there are other members", async () => {
  const people = [await createPerson(server), await createPerson(server)] as const;
  const shared = await createTestOrganization(server, people[0]);
  await addTestMember(server, shared, people[1], "owner");
  await addTestMember(server, shared, await createPerson(server), "viewer");
  const outcomes = (await Promise.all(people.map((person) => deleteUser(person)))).map(outcomeOf);
  expect(outcomes.toSorted()).toEqual(["204", "409 soleOwner"]);
});

test("one of two concurrent deletions succeeds", async () => {
  const person = await createPerson(server);
  const outcomes = (await Promise.all([deleteUser(person), deleteUser(person)])).map(outcomeOf);
  expect(outcomes.toSorted()).toEqual(["204", "401 notLoggedIn"]);
});

async function countOrganizations({ headers }: TestPerson): Promise<number> {
  return (await callOperation(server, "listOrganizations", { headers })).json().meta.total;
}
