import { operations, type InvitedRole, type PlanId, type Role } from "@tessera/contract";
import type { Uuid } from "#ids/uuid.ts";
import { callApp, type CallResult } from "./call-app.ts";
import {
  addTestMember,
  createPerson,
  createTestOrganization,
  type TestPerson,
} from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";

/** An organization with one member of each role. */
export type Team = Readonly<Record<Role, TestPerson>> & { readonly organizationId: Uuid };

/** Creates an organization with one member of each role. */
export async function createTeam(test: TestApp, plan: PlanId = "pro"): Promise<Team> {
  const owner = await createPerson(test, "Olive Owner");
  const organizationId = await createTestOrganization(test, owner, plan);
  const join = async (role: Role, name: string) => {
    const person = await createPerson(test, name);
    await addTestMember(test, organizationId, person, role);
    return person;
  };
  return {
    organizationId,
    owner,
    admin: await join("admin", "Adil Admin"),
    editor: await join("editor", "Ece Editor"),
    viewer: await join("viewer", "Işık Viewer"),
  };
}

/** Invites addresses to an organization. */
export function invite(
  test: TestApp,
  person: TestPerson,
  organizationId: string,
  emails: readonly string[],
  role: InvitedRole = "editor",
): Promise<CallResult<typeof operations.createInvitations>> {
  const body = { emails: [...emails], role };
  return callApp(test, person, operations.createInvitations, {
    params: { organizationId },
    body,
  });
}

/** Waits for the mail of an invitation and returns the token in its link. */
export async function waitForToken(test: TestApp, email: string, count = 1): Promise<string> {
  const { text } = await test.mailbox.waitFor(email, count);
  const token = /\/invite#([\w-]{43})$/m.exec(text)?.[1];
  if (token === undefined) throw new Error("There is no link in the mail.");
  return token;
}
