import { canManage, invitedRoles, roles, type Role } from "@tessera/contract";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { canInvite, findRefusal } from "./member-rules.ts";

const people = ["a", "b", "c", "d", "e"] as const;
const person = fc.constantFrom(...people);

/** A step of a history: an invitation, its acceptance, a change, an end of a membership, or a transfer. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant("invite" as const),
    actor: person,
    subject: person,
    role: fc.constantFrom(...invitedRoles),
  }),
  fc.record({ kind: fc.constant("accept" as const), actor: person }),
  fc.record({
    kind: fc.constant("change" as const),
    actor: person,
    subject: person,
    role: fc.constantFrom(...roles),
  }),
  fc.record({ kind: fc.constant("remove" as const), actor: person, subject: person }),
  fc.record({ kind: fc.constant("leave" as const), actor: person }),
  fc.record({ kind: fc.constant("transfer" as const), actor: person, subject: person }),
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;
type Members = Map<string, Role>;
type Invitation = { readonly role: Role; readonly invitedBy: string };

/** An organization: its members, and its open invitations by the ids of the invited people. */
type Organization = { readonly members: Members; readonly invitations: Map<string, Invitation> };

/** Applies a change if the rules allow it. */
function applyChange(
  { members, invitations }: Organization,
  actorId: string,
  subjectId: string,
  role?: Role,
): boolean {
  if (findRefusal(members, { actorId, subjectId, role }) !== undefined) return false;
  if (role === undefined) members.delete(subjectId);
  else members.set(subjectId, role);
  for (const [invited, { invitedBy }] of invitations) {
    if (invitedBy === subjectId && !canInvite(role)) invitations.delete(invited);
  }
  return true;
}

function take(organization: Organization, one: Step): void {
  const { members, invitations } = organization;
  const own = members.get(one.actor);
  switch (one.kind) {
    case "invite":
      if (own && canInvite(own) && !members.has(one.subject)) {
        invitations.set(one.subject, { role: one.role, invitedBy: one.actor });
      }
      return;
    case "accept": {
      const invitation = invitations.get(one.actor);
      if (invitation) members.set(one.actor, invitation.role);
      invitations.delete(one.actor);
      return;
    }
    case "change":
      applyChange(organization, one.actor, one.subject, one.role);
      return;
    case "remove":
      applyChange(organization, one.actor, one.subject);
      return;
    case "leave":
      applyChange(organization, one.actor, one.actor);
      return;
    case "transfer":
      if (one.actor === one.subject) return;
      if (applyChange(organization, one.actor, one.subject, "owner")) {
        applyChange(organization, one.actor, one.actor, "admin");
      }
  }
}

test("in every history no user gains a role without a grantor who has it, and an owner stays", () => {
  const numRuns = inject("form") === "long" ? 50_000 : 1_000;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const members: Members = new Map([["a", "owner"]]);
      const invitations = new Map<string, Invitation>();
      for (const one of steps) {
        const before = new Map(members);
        const inviter = invitations.get(one.actor)?.invitedBy;
        take({ members, invitations }, one);
        for (const [id, role] of members) {
          const gained = roles.indexOf(role) - roles.indexOf(before.get(id) ?? "viewer");
          const isGain = !before.has(id) || gained > 0;
          const grantor = before.get(one.kind === "accept" ? (inviter ?? "") : one.actor);
          if (isGain) expect(grantor !== undefined && canManage(grantor, role)).toBe(true);
        }
        expect([...members.values()]).toContain("owner");
      }
    }),
    { numRuns, seed: 7 },
  );
});
