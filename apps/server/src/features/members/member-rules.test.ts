import { canManage, invitedRoles, roles, type Role } from "@tessera/contract";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { findRefusal } from "./member-rules.ts";

const people = ["a", "b", "c", "d", "e"] as const;
const person = fc.constantFrom(...people);

/** A step of a history: an invitation that is accepted, a change, an end of a membership, or a transfer. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant("join" as const),
    actor: person,
    subject: person,
    role: fc.constantFrom(...invitedRoles),
  }),
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

/** Applies a change if the rules allow it. */
function applyChange(members: Members, actorId: string, subjectId: string, role?: Role): boolean {
  if (findRefusal(members, { actorId, subjectId, role }) !== undefined) return false;
  if (role === undefined) members.delete(subjectId);
  else members.set(subjectId, role);
  return true;
}

function take(members: Members, one: Step): void {
  const own = members.get(one.actor);
  switch (one.kind) {
    case "join":
      if (own && canManage(own, one.role) && !members.has(one.subject)) {
        members.set(one.subject, one.role);
      }
      return;
    case "change":
      applyChange(members, one.actor, one.subject, one.role);
      return;
    case "remove":
      applyChange(members, one.actor, one.subject);
      return;
    case "leave":
      applyChange(members, one.actor, one.actor);
      return;
    case "transfer":
      if (one.actor === one.subject) return;
      if (applyChange(members, one.actor, one.subject, "owner")) {
        applyChange(members, one.actor, one.actor, "admin");
      }
  }
}

test("in every history no user gains a role without a grantor who has it, and an owner stays", () => {
  const numRuns = inject("form") === "long" ? 50_000 : 1_000;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const members: Members = new Map([["a", "owner"]]);
      for (const one of steps) {
        const before = new Map(members);
        take(members, one);
        for (const [id, role] of members) {
          const gained = roles.indexOf(role) - roles.indexOf(before.get(id) ?? "viewer");
          const isGain = !before.has(id) || gained > 0;
          const grantor = before.get(one.actor);
          if (isGain) expect(grantor !== undefined && canManage(grantor, role)).toBe(true);
        }
        expect([...members.values()]).toContain("owner");
      }
    }),
    { numRuns, seed: 7 },
  );
});
