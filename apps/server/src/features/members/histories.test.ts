import { canManage, invitedRoles, operations, roles, type Role } from "@tessera/contract";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createOpaqueToken } from "#secrets/opaque-token.ts";
import { callApp } from "#testing/call-app.ts";
import {
  createPerson,
  createTestInvitation,
  createTestOrganization,
  type TestPerson,
} from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import type { Uuid } from "#ids/uuid.ts";
import { findRefusal } from "./member-rules.ts";

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

type History = {
  readonly organizationId: Uuid;
  readonly people: readonly TestPerson[];
  readonly members: Map<string, Role>;
  readonly random: (bound: number) => number;
};

/** Invites a person who is no member; the person accepts. */
async function join({ organizationId, people, members, random }: History): Promise<void> {
  const [actor, subject] = [people[random(5)] as TestPerson, people[random(5)] as TestPerson];
  const role = invitedRoles[random(3)] as (typeof invitedRoles)[number];
  const own = members.get(actor.userId);
  if (members.has(subject.userId) || own === undefined || !canManage(own, role)) return;
  const token = createOpaqueToken();
  const { email } = subject;
  await createTestInvitation(server, organizationId, actor, { email, role, token });
  const input = { params: { token } };
  expect((await callApp(server, subject, operations.acceptInvitation, input)).status).toBe(200);
  members.set(subject.userId, role);
}

/** Makes a random change through the API and expects the outcome that the rules name. */
async function change({ organizationId, people, members, random }: History): Promise<void> {
  const [actor, subject] = [people[random(5)] as TestPerson, people[random(5)] as TestPerson];
  const role = random(2) === 0 ? undefined : roles[random(4)];
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
  if (refusal !== undefined) return;
  if (role === undefined) members.delete(subject.userId);
  else members.set(subject.userId, role);
}

test("random histories through the API match the rules, and an owner always stays", async () => {
  const rounds = inject("form") === "long" ? 200 : 3;
  const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(server)));
  for (let round = 0; round < rounds; round += 1) {
    const owner = people[0] as TestPerson;
    const organizationId = await createTestOrganization(server, owner, "pro");
    const members = new Map<string, Role>([[owner.userId, "owner"]]);
    const history = { organizationId, people, members, random: createRandom(round) };
    for (let step = 0; step < 30; step += 1) {
      await (history.random(3) === 0 ? join(history) : change(history));
      expect([...members.values()]).toContain("owner");
    }
  }
});
