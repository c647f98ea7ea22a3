import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { organizationHeader, type FirstLoggedIn, type OperationId } from "@tessera/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getUuid } from "#ids/uuid.ts";
import { createFileMailer } from "#mail/file-mailer.ts";
import { callOperation, outcomeOf, type TestCall } from "#testing/call-operation.ts";
import {
  addTestMember,
  createPerson,
  createTestInvitation,
  createTestOrganization,
  type TestPerson,
} from "#testing/factories.ts";
import { listTablesWith } from "#testing/list-tables-with.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  settlePayments,
  startPaymentApp,
  submitCheckout,
  type PaymentApp,
} from "#testing/payment-fixture.ts";
import { listTablesOf, personalTables, type Trace } from "#testing/personal-tables.ts";
import { createTestProject } from "#testing/project-fixture.ts";
import {
  createEmail,
  goodPassword,
  registerPerson,
  registrationOf,
} from "#testing/register-person.ts";
import { connectProvider, startSocialProvider } from "#testing/social-login.ts";
import { TestAuthenticator } from "#testing/test-authenticator.ts";
import { createProviderPerson } from "#testing/test-provider/log-in-at-provider.ts";
import { turnOnTwoFactor } from "#testing/turn-on-two-factor.ts";

const name = "Zerrin Quillfeather";
const dataDir = mkdtempSync(join(tmpdir(), "tessera-delete-user-traces-"));
const mailFolder = join(dataDir, "mail");
const lines: string[] = [];
const cleanups: (() => Promise<void>)[] = [];
let server: PaymentApp;
beforeAll(async () => {
  const { social, close } = await startSocialProvider();
  const logStream = { write: (line: string) => void lines.push(line) };
  const config = { dataDir, social, operatorEmails: ["ops@operators.test"] };
  const sandboxFile = join(dataDir, "sandbox-payments.json");
  server = await startPaymentApp({ config, sandboxFile, logLevel: "trace", logStream });
  cleanups.push(() => server.close(), close);
});
afterAll(async () => {
  for (const clean of cleanups) await clean();
  rmSync(dataDir, { recursive: true, force: true });
});

type Headers = Readonly<Record<string, string>>;
type Account = FirstLoggedIn & { readonly headers: Headers; readonly next: string };

async function call(id: OperationId, input: TestCall): Promise<Record<string, unknown>> {
  const answer = await callOperation(server, id, input);
  expect([id, answer.statusCode]).toEqual([id, expect.toSatisfy((status) => status < 300)]);
  return answer.body === "" ? {} : answer.json<{ data: Record<string, unknown> }>().data;
}

/** Registers a person with a rare name, who wants to change the address to another one. */
async function createAccount(): Promise<Account> {
  const { accessToken, ...person } = await registerPerson(server, createEmail(), name);
  const headers = { authorization: `Bearer ${accessToken}` };
  await call("updateUser", { headers, body: { phone: "+905324180712" } });
  return { ...person, accessToken, headers, next: createEmail() };
}

/** Uses everything that belongs to the account alone. */
async function useAccount({ headers, next, ...person }: Account): Promise<void> {
  const { email } = person.user;
  await call("createApiKey", { headers, body: { name: "CI", scope: "read" } });
  await call("sendFeedback", { headers, body: { text: "Good colors" } });
  await call("sendContact", { body: { name, email, message: `I am ${name}.` } });
  const avatar = sharp({ create: { width: 9, height: 9, channels: 3, background: "#d9480f" } });
  await call("updateAvatar", {
    headers: { ...headers, "content-type": "image/png" },
    body: await avatar
      .withExif({ IFD0: { Copyright: name } })
      .png()
      .toBuffer(),
  });
  const google = createProviderPerson("google", email);
  expect(outcomeOf(await connectProvider(server, "google", google, person))).toBe("201");
  const codeChallenge = "a".repeat(43);
  await call("prepareIdentity", { headers, body: { provider: "github", codeChallenge } });
  await runAsOwner(
    server.ownerUrl,
    `insert into social_sign_ups (token_hash, provider, subject, account_name, email, expires_at)
     values ('hash', 'github', '1', 'zerrin', $1, now() + interval '5 minutes')`,
    [email],
  );
  await call("forgotPassword", { body: { email } });
  await call("register", { body: { ...registrationOf(email), name } });
  await call("requestEmailChange", { headers, body: { email: next, password: goodPassword } });
  await turnOnTwoFactor(server, person);
  const prepare = () => call("preparePasskey", { headers, body: {} });
  const credential = new TestAuthenticator().create((await prepare()) as never);
  await call("createPasskey", { headers, body: { name: "Key", credential } });
  await prepare();
  await call("login", { body: { email, password: goodPassword } });
  await callOperation(server, "login", { body: { email, password: "not the password" } });
}

/** Buys Pro for an organization of others with the person's address; returns the id of the subscription. */
async function buyForTeam({ headers, user }: Account, organizationId: string): Promise<string> {
  const { checkoutUrl } = await call("createCheckout", {
    headers: { ...headers, [organizationHeader]: organizationId },
    params: { paymentProvider: "sandbox" },
    body: { product_id: server.services.payments.provider.products.monthly },
  });
  const checkoutId = new URL(String(checkoutUrl)).pathname.split("/").at(-1) ?? "";
  await submitCheckout(server, checkoutId, { email: user.email });
  await settlePayments(server);
  return server.sandbox.bank.requireCheckout(checkoutId).subscriptionId ?? "";
}

/** Works in an organization of others: everything that names the person to them. Returns its subscription. */
async function useTeam(account: Account, owner: TestPerson): Promise<string> {
  const { headers, user } = account;
  const organizationId = await createTestOrganization(server, owner, "pro");
  const viewer = await createPerson(server, "Vera Viewer");
  await addTestMember(server, organizationId, viewer, "viewer");
  const person: TestPerson = {
    userId: user.id as never,
    email: user.email,
    sessionId: "" as never,
    headers,
  };
  await addTestMember(server, organizationId, person, "owner");
  await call("updateSettings", {
    headers: owner.headers,
    body: { notifications: { saved: true } },
  });
  const project = await createTestProject(server, person, organizationId, "Harbor");
  const params = { projectId: project.id };
  const renamed = {
    headers: { ...headers, "if-match": '"1"' },
    params,
    body: { name: "Harbor 2" },
  };
  await call("updateProject", renamed);
  await call("addFavorite", { headers, params });
  await call("createShareLink", { headers, params });
  const ofMember = { organizationId, userId: viewer.userId };
  await call("updateMember", { headers, params: ofMember, body: { role: "editor" } });
  const guest = createEmail();
  const ofTeam = { organizationId };
  await call("createInvitations", {
    headers,
    params: ofTeam,
    body: { emails: [guest], role: "viewer" },
  });
  await server.mailbox.waitFor(guest);
  await createTestInvitation(server, organizationId, owner, { email: user.email });
  const subscriptionId = await buyForTeam(account, organizationId);
  const ownRole = { organizationId, userId: user.id };
  await call("updateMember", { headers: owner.headers, params: ownRole, body: { role: "admin" } });
  await server.mailbox.waitFor(user.email, 4);
  return subscriptionId;
}

/** Hands the organization that came with the account over to another owner; returns its slug. */
async function handOver({ headers }: Account, owner: TestPerson): Promise<string> {
  const listed = await callOperation(server, "listOrganizations", { headers });
  const own = listed
    .json<{ data: { id: string; name: string; slug: string }[] }>()
    .data.find((organization) => organization.name === name);
  if (own === undefined) throw new Error("The account has no organization of its name.");
  await addTestMember(server, getUuid(own.id), owner, "owner");
  return own.slug;
}

/** Adds the rows that no call of this test leaves: a page that is open, a former address and a purchase elsewhere. */
async function plantRows({ user }: Account): Promise<void> {
  const run = (text: string) => runAsOwner(server.ownerUrl, text, [user.id]);
  await run(`insert into presences (organization_id, project_id, stream_id, user_id)
    select organization_id, id, id, $1 from projects where updated_by = $1`);
  await run(
    `insert into former_emails (user_id, email) values ($1::uuid, $1::uuid || '@former.test')`,
  );
  await run(`insert into unclaimed_subscriptions (id, user_id, email)
    select 'sub_elsewhere', id, email from users where id = $1`);
}

/** The pseudonym of an account in the audits. */
async function pseudonymOf(id: string): Promise<string> {
  const text = "select audit_id as pseudonym from users where id = $1";
  const [row] = await runAsOwner<{ pseudonym: string }>(server.ownerUrl, text, [id]);
  return row?.pseudonym ?? "";
}

/** Lists every stored secret of the database, and its hash. */
async function listSecrets(): Promise<readonly string[]> {
  const columns = await runAsOwner<{ read: string }>(
    server.ownerUrl,
    `select format('select %I::text as secret from %I', column_name, table_name) as read
      from information_schema.columns where table_schema = 'public'
        and column_name ~ '(_hash$|secret|salt|credential_id|public_key|code_challenge|nonce)'`,
  );
  const statement = columns.map(({ read }) => read).join(" union ");
  const rows = await runAsOwner<{ secret: string | null }>(server.ownerUrl, statement);
  return rows.flatMap(({ secret }) => (secret !== null && secret.length > 15 ? [secret] : []));
}

/** Returns whether a part of an export is there: a list with an entry, or an object without an empty field. */
function isFilled(part: unknown): boolean {
  if (Array.isArray(part)) return part.length > 0;
  if (typeof part !== "object") return Boolean(part);
  return part !== null && Object.values(part).every(Boolean);
}

/** Lists the files of the data folder that contain a text. */
function listFilesWith(text: string): readonly string[] {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => readFileSync(file, "utf8").replaceAll("=\n", "").includes(text));
}

test("after the deletion of an account no table, file and log contains its address, name or id, but the name of an organization that others keep", async () => {
  const owner = await createPerson(server, "Olive Owner");
  const account = await createAccount();
  await useAccount(account);
  const subscriptionId = await useTeam(account, owner);
  const slug = await handOver(account, owner);
  const { id, email } = account.user;
  await server.mailbox.waitFor(account.next);
  const savedTo = () =>
    server.mailbox.mails.some(({ to, subject }) => to === owner.email && subject.includes(name));
  const operators = () => server.mailbox.mails.filter(({ to }) => to === "ops@operators.test");
  await expect.poll(savedTo, { timeout: 60_000 }).toBe(true);
  await expect.poll(operators, { timeout: 60_000 }).toHaveLength(2);
  const mailer = createFileMailer(mailFolder, "Tessera <hello@tessera.example>");
  for (const mail of server.mailbox.mails) await mailer.send(mail);
  const others = [`x${email}`, `x-${email}`, `${email}.tr`, `not.${email}`];
  for (const to of others) await mailer.send({ to, subject: "A code", text: "123456" });
  await plantRows(account);
  const pseudonym = await pseudonymOf(id);
  for (const [trace, text] of Object.entries({ id, email, name, pseudonym })) {
    const found = await listTablesWith(server, text);
    // The jobs are in another schema.
    const ours = found.filter((table) => table.startsWith("public."));
    expect([trace, ours]).toEqual([trace, listTablesOf(trace as Trace)]);
  }

  const exported = await call("exportUser", { headers: account.headers });
  for (const [table, row] of Object.entries(personalTables)) {
    const parts = "exportedAs" in row ? row.exportedAs : [];
    for (const part of parts)
      expect([table, part, isFilled(exported[part])]).toEqual([table, part, true]);
  }
  const named = Object.values(personalTables).flatMap((row) =>
    "exportedAs" in row ? row.exportedAs : [],
  );
  expect([...new Set<string>(named)].toSorted()).toEqual(Object.keys(exported).toSorted());
  const secrets = await listSecrets();
  expect(secrets.length).toBeGreaterThan(20);
  const printed = JSON.stringify(exported);
  for (const text of [...secrets, pseudonym, owner.userId, owner.email]) {
    expect(printed).not.toContain(text);
  }

  expect(listFilesWith(name).length).toBeGreaterThan(3);
  const books = join(dataDir, "sandbox-payments.json");
  for (const text of [id, email]) expect(listFilesWith(text)).toContain(books);
  expect(listFilesWith(account.next)).toHaveLength(1);

  const deleted = await callOperation(server, "deleteUser", {
    headers: account.headers,
    body: { password: goodPassword },
  });
  expect(outcomeOf(deleted)).toBe("204");
  // The subscription of the organization renews without the person who bought it.
  server.sandbox.bank.renew(subscriptionId);
  server.sandbox.save();
  await settlePayments(server);
  for (const text of [id, email, account.next, account.refreshToken]) {
    expect([text, await listTablesWith(server, text)]).toEqual([text, []]);
  }
  // An organization that others keep has the name and the address that it had, also if these are of the person.
  for (const text of [name, slug]) {
    expect([text, await listTablesWith(server, text)]).toEqual([text, ["public.organizations"]]);
  }
  for (const text of [id, name, account.next]) {
    await expect.poll(() => listFilesWith(text), { timeout: 60_000 }).toEqual([]);
  }
  expect(listFilesWith(email)).toHaveLength(others.length);
  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(25);
  for (const text of [id, email, name]) expect(log).not.toContain(text);
  const refreshed = await callOperation(server, "refreshTokens", {
    body: { refreshToken: account.refreshToken },
  });
  expect(outcomeOf(refreshed)).toBe("401 refreshRefused");
});
