import { operations, type PlanId, type Project } from "@tessera/contract";
import type { Uuid } from "#ids/uuid.ts";
import { callApp } from "./call-app.ts";
import { addTestMember, makePerson, makeTestOrganization, type TestPerson } from "./factories.ts";
import type { TestApp } from "./start-test-app.ts";

/** An organization with a person in every relation to one of its projects. */
export type ProjectSetting = {
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
export async function makeProjectSetting(
  test: TestApp,
  plan: PlanId = "free",
): Promise<ProjectSetting> {
  const [owner, editor, viewer, stranger] = await Promise.all([
    makePerson(test, "Olive Owner"),
    makePerson(test, "Edip Editor"),
    makePerson(test, "Vera Viewer"),
    makePerson(test, "Sami Stranger"),
  ]);
  const organizationId = await makeTestOrganization(test, owner, plan);
  const otherOrganizationId = await makeTestOrganization(test, stranger, plan);
  await addTestMember(test, organizationId, editor, "editor");
  await addTestMember(test, organizationId, viewer, "viewer");
  const project = await makeTestProject(test, owner, organizationId);
  return { organizationId, project, owner, editor, viewer, stranger, otherOrganizationId };
}

/** Creates a project through the API. */
export async function makeTestProject(
  test: TestApp,
  person: TestPerson,
  organizationId: string,
  name = "Işık",
): Promise<Project> {
  const { status, data, text } = await callApp(test, person, operations.createProject, {
    organizationId,
    body: { name },
  });
  if (status !== 201) throw new Error(`The project was not made: ${text}`);
  return data;
}
