import { expect, test } from "vitest";
import { changesOrganization } from "#api/access.ts";
import { operations } from "./operations.ts";
import { auditActions, findAuditTitle } from "#entities/audit-actions.ts";

const listed = Object.values(auditActions).flatMap(
  (action): readonly string[] => action.operations,
);

test("gives every change of an organization one title", () => {
  const changes = Object.values(operations).filter(changesOrganization);
  expect(changes.filter(({ id }) => !listed.includes(id)).map(({ id }) => id)).toEqual([]);
  expect(listed.length).toBe(new Set(listed).size);
});

test("finds the title of an operation, and none of an unknown one", () => {
  expect(findAuditTitle("updateMember")?.en).toBe("Changed a role");
  expect(findAuditTitle("gone")).toBeUndefined();
});
