import { canManage, invitedRoles, operations, roles, type Role } from "@tessera/contract";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { createPerson, createTestOrganization, type TestPerson } from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { invite } from "#testing/team.ts";
import type { Uuid } from "#ids/uuid.ts";
import { canInvite, findRefusal } from "./member-rules.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A generator of reproducible numbers below a bound (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

type Invitation = {
  readonly token: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly isOpen: boolean;
};

/** An organization as the rules know it, with its invitations by the ids of the invited people. */
type History = {
  readonly organizationId: Uuid;
  readonly people: readonly TestPerson[];
  readonly members: Map<string, Role>;
  readonly invitations: Map<string, Invitation>;
  readonly random: (bound: number) => number;
};

const pick = <Of>(random: History["random"], among: readonly Of[]) =>
  among[random(among.length)] as Of;

/** Returns the status of a call by a stranger, or by a member who is no admin; undefined for the others. */
function findWall({ members }: History, { userId }: TestPerson): number | undefined {
  const role = members.get(userId);
  if (role === undefined) return 404;
  return canInvite(role) ? undefined : 403;
}

/** Invites a random person, and copies the link of the invitation. */
async function inviteSomebody(history: History): Promise<void> {
  const { organizationId, people, members, invitations, random } = history;
  const [actor, subject] = [pick(random, people), pick(random, people)];
  const role = pick(random, invitedRoles);
  const answer = await invite(server, actor, organizationId, [subject.email], role);
  const isTaken = members.has(subject.userId) || invitations.get(subject.userId)?.isOpen === true;
  expect(answer.status).toBe(findWall(history, actor) ?? (isTaken ? 422 : 201));
  if (answer.status !== 201) return;
  const params = { organizationId, invitationId: answer.data[0]?.id ?? "" };
  const { data } = await callApp(server, actor, operations.createInvitationLink, { params });
  const token = data.link.split("#")[1] ?? "";
  invitations.set(subject.userId, { token, role, invitedBy: actor.userId, isOpen: true });
}

/** Lets a random person use the last link to them, which gives its role only while its sender may give it. */
async function acceptLast({ people, members, invitations, random }: History): Promise<void> {
  const { userId, ...subject } = pick(random, people);
  const invitation = invitations.get(userId);
  if (invitation === undefined) return;
  const { token, role, invitedBy, isOpen } = invitation;
  const input = { params: { token } };
  const { status } = await callApp(
    server,
    { userId, ...subject },
    operations.acceptInvitation,
    input,
  );
  expect(status).toBe(isOpen ? 200 : 409);
  if (!isOpen) return;
  expect(canManage(members.get(invitedBy) ?? "viewer", role)).toBe(true);
  members.set(userId, role);
  invitations.delete(userId);
}

/** Gives a member another role, or ends the membership; open invitations of no admin expire. */
function apply({ members, invitations }: History, subjectId: string, role: Role | undefined): void {
  if (role === undefined) members.delete(subjectId);
  else members.set(subjectId, role);
  if (canInvite(role)) return;
  for (const [invited, invitation] of invitations) {
    if (invitation.invitedBy !== subjectId) continue;
    invitations.set(invited, { ...invitation, isOpen: false });
  }
}

/** Gives the ownership to a random person through the API. */
async function transfer(history: History): Promise<void> {
  const { organizationId, people, members, random } = history;
  const [actor, subject] = [pick(random, people), pick(random, people)];
  const { userId } = subject;
  const input = { params: { organizationId }, body: { userId } };
  const { status } = await callApp(server, actor, operations.transferOrganization, input);
  const role = members.get(actor.userId);
  const isRefused = actor === subject || !members.has(userId);
  const wall = role === undefined ? 404 : role === "owner" ? undefined : 403;
  expect(status).toBe(wall ?? (isRefused ? 422 : 200));
  if (status !== 200) return;
  apply(history, userId, "owner");
  apply(history, actor.userId, "admin");
}

/** Makes a random change through the API and expects the outcome that the rules name. */
async function change(history: History): Promise<void> {
  const { organizationId, people, members, random } = history;
  const [actor, subject] = [pick(random, people), pick(random, people)];
  const role = random(2) === 0 ? undefined : pick(random, roles);
  const ids = { actorId: actor.userId, subjectId: subject.userId };
  const refusal = findRefusal(members, { ...ids, role });
  const params = { organizationId, userId: subject.userId };
  const isLeaving = role === undefined && actor === subject;
  const { status } = isLeaving
    ? await callApp(server, actor, operations.leaveOrganization, { params: { organizationId } })
    : role === undefined
      ? await callApp(server, actor, operations.removeMember, { params })
      : await callApp(server, actor, operations.updateMember, { params, body: { role } });
  const isStrange = !members.has(actor.userId);
  const mayManage = !isStrange && canManage(members.get(actor.userId) ?? "viewer", "viewer");
  if (refusal === undefined) expect(status).toBeLessThan(300);
  else if (isStrange) expect(status).toBe(404);
  else if (!isLeaving && !mayManage) expect(status).toBe(403);
  else expect(status).toBe({ notMember: 404, notAllowed: 403, lastOwner: 409 }[refusal]);
  if (refusal === undefined) apply(history, subject.userId, role);
}

const steps = [inviteSomebody, acceptLast, acceptLast, transfer, change, change, change, change];

test("random histories through the API match the rules, and an owner always stays", async () => {
  const rounds = inject("form") === "long" ? 200 : 3;
  for (let round = 0; round < rounds; round += 1) {
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(server)));
    const owner = people[0] as TestPerson;
    const organizationId = await createTestOrganization(server, owner, "pro");
    const members = new Map<string, Role>([[owner.userId, "owner"]]);
    const random = createRandom(round);
    const history = { organizationId, people, members, invitations: new Map(), random };
    for (let step = 0; step < 40; step += 1) {
      await pick(random, steps)(history);
      expect([...members.values()]).toContain("owner");
    }
  }
});
