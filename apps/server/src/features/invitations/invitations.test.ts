import { operations } from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import {
  addTestMember,
  createPerson,
  createTestInvitation,
  createTestOrganization,
  setTestPlan,
  type TestPerson,
} from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { getUuid } from "#ids/uuid.ts";
import { createOpaqueToken } from "#secrets/opaque-token.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createTeam, invite, waitForToken } from "#testing/team.ts";
import { createEmail } from "#testing/register-person.ts";
import { notifyInvited } from "./notify-invited.ts";

let server: TestApp;
let owner: TestPerson;
let organizationId: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Creates an owner with an organization on Pro, which has four places left. */
async function createPro() {
  owner = await createPerson(server, "Ayşe Yılmaz");
  organizationId = await createTestOrganization(server, owner, "pro");
  return organizationId;
}

const outcome = ({ status, meta }: { status: number; meta?: { errorCode?: string } | null }) =>
  status < 400 ? String(status) : `${status} ${meta?.errorCode}`;

function accept(person: TestPerson | undefined, token: string) {
  return callApp(server, person, operations.acceptInvitation, { params: { token } });
}

async function listInvitations() {
  const input = { params: { organizationId }, query: {} };
  return callApp(server, owner, operations.listInvitations, input);
}

describe("inviting", () => {
  test("mails each address a link that makes its person a member, once", async () => {
    await createPro();
    const invited = await createPerson(server);
    const answer = await invite(server, owner, organizationId, [invited.email.toUpperCase()]);
    expect(outcome(answer)).toBe("201");
    expect(answer.data[0]).toMatchObject({
      email: invited.email,
      role: "editor",
      invitedBy: "Ayşe Yılmaz",
      isExpired: false,
    });
    const token = await waitForToken(server, invited.email);
    const params = { token };
    const shown = await callApp(server, undefined, operations.getInvitation, { params });
    expect(shown.data).toMatchObject({ organizationName: "Acme", role: "editor" });
    const joined = await accept(invited, token);
    expect(joined.data).toMatchObject({ id: organizationId, role: "editor" });
    expect(outcome(await accept(invited, token))).toBe("404 notFound");
    expect((await listInvitations()).meta.total).toBe(0);
  });

  test("mails in the language of the account of the address, else of the person who invited", async () => {
    await createPro();
    const [known, unknown] = [await createPerson(server), createEmail()];
    await runAsOwner(server.ownerUrl, "update users set locale = 'tr' where id = $1", [
      known.userId,
    ]);
    await invite(server, owner, organizationId, [known.email, unknown]);
    expect((await server.mailbox.waitFor(known.email)).text).toContain("davet ediyor");
    expect((await server.mailbox.waitFor(known.email)).text).toContain("/tr/invite#");
    expect((await server.mailbox.waitFor(unknown)).text).toContain("invites you");
  });

  test("answers an address with an account like one without, with the same statements", async () => {
    await createPro();
    const known = (await createPerson(server)).email;
    const unknown = createEmail();
    const bodies = new Set<string>();
    const inviteOne = async (email: string) => {
      const answer = await invite(server, owner, organizationId, [email]);
      expect(outcome(answer)).toBe("201");
      const text = answer.text.replaceAll(email, "");
      bodies.add(text.replaceAll(/"[\da-f-]{36}"|"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '""'));
    };
    const ofKnown = await recordStatements(() => inviteOne(known));
    expect(await recordStatements(() => inviteOne(unknown))).toEqual(ofKnown);
    expect(bodies.size).toBe(1);
  });

  test("notifies the account of an invited address once, unless the invitation was withdrawn", async () => {
    await createPro();
    const invited = await createPerson(server);
    const listNotified = async () =>
      (await callApp(server, invited, operations.listNotifications, { query: {} })).data;
    const { data } = await invite(server, owner, organizationId, [invited.email]);
    await expect
      .poll(listNotified)
      .toMatchObject([{ kind: "invitation", details: { role: "editor" } }]);
    const notify = (invitationId = "") =>
      notifyInvited({ organizationId, invitationId }, server.services);
    await notify(data[0]?.id);
    expect(await listNotified()).toHaveLength(1);
    const other = getUuid(await createPro());
    const withdrawn = await createTestInvitation(server, other, owner, { email: invited.email });
    await runAsOwner(server.ownerUrl, "delete from invitations where id = $1", [withdrawn]);
    await notify(withdrawn);
    expect(await listNotified()).toHaveLength(1);
  });

  test("stores no token, neither in a row nor in a job", async () => {
    await createPro();
    const email = createEmail();
    await invite(server, owner, organizationId, [email]);
    const token = await waitForToken(server, email);
    const [found] = await runAsOwner<{ rows: string }>(
      server.ownerUrl,
      "select (select json_agg(i)::text from invitations i) || (select coalesce(json_agg(j)::text, '') from jobs.job j) as rows",
    );
    expect(found?.rows).not.toContain(token);
    expect(found?.rows).toContain(email);
  });

  test("names each refused address, and then sends no invitation", async () => {
    const team = await createTeam(server);
    ({ owner, organizationId } = team);
    const fresh = createEmail();
    const member = await invite(server, owner, organizationId, [fresh, team.viewer.email]);
    expect(outcome(member)).toBe("422 invalid");
    expect(Object.keys(member.meta.fields ?? {})).toEqual(["emails.1"]);
    const beyond = await invite(server, owner, organizationId, [fresh, createEmail()]);
    expect(outcome(beyond)).toBe("403 planLimit");
    expect(Object.keys(beyond.meta.fields ?? {})).toEqual(["emails.1"]);
    expect(outcome(await invite(server, owner, organizationId, [fresh, fresh]))).toBe("201");
    expect(outcome(await invite(server, owner, organizationId, [fresh]))).toBe("422 invalid");
  });

  test("gives no role above one’s own, and never the owner role", async () => {
    const team = await createTeam(server);
    const body = { emails: [createEmail()], role: "owner" as never };
    const params = { organizationId: team.organizationId };
    for (const person of [team.owner, team.admin]) {
      const answer = await callApp(server, person, operations.createInvitations, { params, body });
      expect(outcome(answer)).toBe("422 invalid");
    }
  });

  test("limits the mails to an address, also from different senders", async () => {
    const email = createEmail();
    const outcomes: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      await createPro();
      outcomes.push(outcome(await invite(server, owner, organizationId, [email])));
    }
    expect(outcomes).toEqual(["201", "201", "201", "201", "201", "429 tooMany"]);
  });

  test("fills the places exactly when many people invite at once", async () => {
    const rounds = inject("form") === "long" ? 200 : 2;
    for (let round = 0; round < rounds; round += 1) {
      await createPro();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => invite(server, owner, organizationId, [createEmail()])),
      );
      const outcomes = answers.map(outcome);
      expect(outcomes.filter((one) => one === "201")).toHaveLength(4);
      // A call that waits too long for its turn on a busy machine is refused as well.
      const refusals = outcomes.filter((one) => one !== "201");
      expect(["403 planLimit", "503 unavailable"]).toEqual(expect.arrayContaining(refusals));
    }
  });
});

describe("a link", () => {
  test("ends with a new link, a new mail and a withdrawal", async () => {
    await createPro();
    const invited = await createPerson(server);
    const { data } = await invite(server, owner, organizationId, [invited.email]);
    const params = { organizationId, invitationId: data[0]?.id ?? "" };
    const first = await waitForToken(server, invited.email);
    const made = await callApp(server, owner, operations.createInvitationLink, { params });
    expect(outcome(made)).toBe("201");
    const second = made.data.link.split("#")[1] ?? "";
    expect(outcome(await accept(invited, first))).toBe("404 notFound");
    const resent = await callApp(server, owner, operations.resendInvitation, { params });
    expect(outcome(resent)).toBe("200");
    const third = await waitForToken(server, invited.email, 2);
    expect(outcome(await accept(invited, second))).toBe("404 notFound");
    const withdrawn = await callApp(server, owner, operations.withdrawInvitation, { params });
    expect(outcome(withdrawn)).toBe("204");
    expect(outcome(await accept(invited, third))).toBe("404 notFound");
    for (const id of ["resendInvitation", "createInvitationLink", "withdrawInvitation"] as const) {
      const again = await callApp(server, owner, operations[id], { params });
      expect(outcome(again)).toBe("404 notFound");
    }
  });

  test("works only for the invited address, and not after its days", async () => {
    await createPro();
    const [invited, other] = [await createPerson(server), await createPerson(server)];
    const token = createOpaqueToken();
    const { email } = invited;
    const id = await createTestInvitation(server, organizationId as never, owner, { email, token });
    expect(outcome(await accept(undefined, token))).toBe("401 notLoggedIn");
    expect(outcome(await accept(other, token))).toBe("403 invitationOfAnother");
    const expire = "update invitations set expires_at = now() where id = $1";
    await runAsOwner(server.ownerUrl, expire, [id]);
    expect(outcome(await accept(invited, token))).toBe("409 invitationExpired");
    const listed = await listInvitations();
    expect(listed.data[0]).toMatchObject({ isExpired: true });
  });

  test("makes one member when it is used many times at once", async () => {
    await createPro();
    const invited = await createPerson(server);
    const token = createOpaqueToken();
    const { email } = invited;
    await createTestInvitation(server, organizationId as never, owner, { email, token });
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(invited, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(outcome))).toEqual(new Set(["200", "404 notFound"]));
  });

  test("is refused when the plan has no place left, and while the organization is deleted", async () => {
    await createPro();
    const invited = await createPerson(server);
    const token = createOpaqueToken();
    const { email } = invited;
    await createTestInvitation(server, organizationId as never, owner, { email, token });
    await setTestPlan(server, organizationId as never, "free");
    expect(outcome(await accept(invited, token))).toBe("409 organizationFull");
    await setTestPlan(server, organizationId as never, "pro");
    const input = { params: { organizationId }, body: { name: "Acme" } };
    await callApp(server, owner, operations.deleteOrganization, input);
    expect(outcome(await accept(invited, token))).toBe("409 deletionPending");
  });

  test("keeps the role of a person who is a member already", async () => {
    await createPro();
    const invited = await createPerson(server);
    const token = createOpaqueToken();
    const { email } = invited;
    await createTestInvitation(server, organizationId as never, owner, { email, token });
    await addTestMember(server, organizationId as never, invited, "admin");
    expect((await accept(invited, token)).data.role).toBe("admin");
  });
});

test("the invitations of a member who may no longer invite expire, until another admin sends them again", async () => {
  const team = await createTeam(server);
  ({ owner, organizationId } = team);
  const invited = await createPerson(server);
  const token = createOpaqueToken();
  const { email } = invited;
  const of = team.organizationId;
  const invitationId = await createTestInvitation(server, of, team.admin, { email, token });
  const params = { organizationId, userId: team.admin.userId };
  const body = { role: "editor" as const };
  await callApp(server, owner, operations.updateMember, { params, body });
  expect(outcome(await accept(invited, token))).toBe("409 invitationExpired");
  expect((await listInvitations()).data[0]).toMatchObject({ isExpired: true });
  const again = await callApp(server, owner, operations.createInvitationLink, {
    params: { organizationId, invitationId },
  });
  expect(again.data).toMatchObject({ isExpired: false, invitedBy: "Olive Owner" });
  await callApp(server, owner, operations.removeMember, { params });
  expect((await accept(invited, again.data.link.split("#")[1] ?? "")).data.role).toBe("editor");
});

test("the invitations of an admin who deletes the account expire", async () => {
  const team = await createTeam(server);
  ({ owner, organizationId } = team);
  await createTestInvitation(server, team.organizationId, team.admin);
  await callApp(server, team.admin, operations.deleteUser, { body: {} });
  expect((await listInvitations()).data[0]).toMatchObject({ isExpired: true });
});

test("an expired invitation needs a free place to be sent again", async () => {
  const team = await createTeam(server);
  const expiresAt = new Date(Date.now() - 1000);
  const options = { email: createEmail(), expiresAt };
  const invitationId = await createTestInvitation(server, team.organizationId, team.owner, options);
  await addTestMember(server, team.organizationId, await createPerson(server), "viewer");
  const params = { organizationId: team.organizationId, invitationId };
  const answer = await callApp(server, team.owner, operations.resendInvitation, { params });
  expect(outcome(answer)).toBe("403 planLimit");
});

test("the invitations to an address are deleted with its account", async () => {
  await createPro();
  const invited = await createPerson(server);
  await invite(server, owner, organizationId, [invited.email]);
  await callApp(server, invited, operations.deleteUser, { body: {} });
  expect((await listInvitations()).meta.total).toBe(0);
});
