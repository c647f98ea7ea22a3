import { operations, type PlanId, type Project } from "@tessera/contract";
import type { Uuid } from "#ids/uuid.ts";
import { callApp } from "./call-app.ts";
import {
  addTestMember,
  createPerson,
  createTestOrganization,
  type TestPerson,
} from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";

/** An organization with a person in every relation to one of its projects. */
export type ProjectFixture = {
  readonly organizationId: Uuid;
  readonly project: Project;
  readonly owner: TestPerson;
  readonly editor: TestPerson;
  readonly viewer: TestPerson;
  /** A member of another organization only. */
  readonly stranger: TestPerson;
  /** The stranger's organization. */
  readonly otherOrganizationId: Uuid;
};

/** Creates a project with its people. */
export async function createProjectFixture(
  test: TestApp,
  plan: PlanId = "free",
): Promise<ProjectFixture> {
  const [owner, editor, viewer, stranger] = await Promise.all([
    createPerson(test, "Olive Owner"),
    createPerson(test, "Edip Editor"),
    createPerson(test, "Vera Viewer"),
    createPerson(test, "Sami Stranger"),
  ]);
  const organizationId = await createTestOrganization(test, owner, plan);
  const otherOrganizationId = await createTestOrganization(test, stranger, plan);
  await addTestMember(test, organizationId, editor, "editor");
  await addTestMember(test, organizationId, viewer, "viewer");
  const project = await createTestProject(test, owner, organizationId);
  return { organizationId, project, owner, editor, viewer, stranger, otherOrganizationId };
}

/** Creates a project through the API. */
export async function createTestProject(
  test: TestApp,
  person: TestPerson,
  organizationId: string,
  name = "Işık",
): Promise<Project> {
  const { status, data, text } = await callApp(test, person, operations.createProject, {
    organizationId,
    body: { name },
  });
  if (status !== 201) throw new Error(`The project was not created: ${text}`);
  return data;
}
