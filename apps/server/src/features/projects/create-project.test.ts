import { operations } from "@tessera/contract";
import { createRecipe } from "@tessera/engine";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { auditIdOf } from "#testing/audit-id-of.ts";
import { callApp } from "#testing/call-app.ts";
import {
  addTestMember,
  createPerson,
  createTestOrganization,
  setTestPlan,
  type TestPerson,
} from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import type { Uuid } from "#ids/uuid.ts";

const isLong = inject("form") === "long";
const creates = isLong ? 50 : 20;
const rounds = isLong ? 200 : 1;

let server: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  server = await startTestApp();
  owner = await createPerson(server, "Ada");
});
afterAll(() => server.close());

function create(person: TestPerson | undefined, organizationId: string, body: object) {
  return callApp(server, person, operations.createProject, {
    organizationId,
    body: body as { name: string },
  });
}

async function countProjects(organizationId: Uuid): Promise<number> {
  const rows = await runAsOwner<{ total: number }>(
    server.ownerUrl,
    "select count(*)::int as total from projects where organization_id = $1",
    [organizationId],
  );
  return rows[0]?.total ?? -1;
}

test("creates a project with its first version and its audit row", async () => {
  const organizationId = await createTestOrganization(server, owner);
  const { status, headers, data } = await create(owner, organizationId, {
    name: " Işık & Söz ",
    baseColor: "#0D9488",
  });
  expect(status).toBe(201);
  expect(headers.etag).toBe('"1"');
  expect(data).toMatchObject({
    organizationId,
    name: "Işık & Söz",
    slug: "isik-soz",
    revision: 1,
    favorite: false,
    writable: true,
    updatedBy: { id: owner.userId, name: "Ada" },
  });
  expect(data.recipe).toEqual(createRecipe("#0d9488" as never));
  const versions = await runAsOwner(
    server.ownerUrl,
    "select revision, operation, recipe from versions where project_id = $1",
    [data.id],
  );
  expect(versions).toEqual([{ revision: 1, operation: "createProject", recipe: data.recipe }]);
  const audit = await runAsOwner(
    server.ownerUrl,
    "select actor_id, operation, details from audit where subject_id = $1",
    [data.id],
  );
  expect(audit).toEqual([
    {
      actor_id: await auditIdOf(server, owner.userId),
      operation: "createProject",
      details: { revision: 1 },
    },
  ]);
});

test("uses Lapis without a base color", async () => {
  const { data } = await create(owner, await createTestOrganization(server, owner), { name: "x" });
  expect(data.recipe).toEqual(createRecipe());
});

test("gives the projects of an organization different slugs, and none a reserved one", async () => {
  const organizationId = await createTestOrganization(server, owner, "pro");
  const slugs: string[] = [];
  for (const name of ["Acme", "ACME", "teams", "日本"]) {
    slugs.push((await create(owner, organizationId, { name })).data.slug);
  }
  expect(slugs).toEqual(["acme", "acme-2", "teams-2", "project"]);
  const elsewhere = await createTestOrganization(server, owner, "pro");
  expect((await create(owner, elsewhere, { name: "Acme" })).data.slug).toBe("acme");
});

test("refuses more than the plan allows, and names the plan that raises the limit", async () => {
  const organizationId = await createTestOrganization(server, owner);
  expect((await create(owner, organizationId, { name: "one" })).status).toBe(201);
  const { status, meta } = await create(owner, organizationId, { name: "two" });
  expect(status).toBe(403);
  expect(meta).toMatchObject({
    errorCode: "planLimit",
    errorMessage:
      "You’ve reached the Free plan’s limit for design systems: 1. Upgrade to Pro to continue.",
  });
  await setTestPlan(server, organizationId, "pro");
  expect((await create(owner, organizationId, { name: "two" })).status).toBe(201);
});

test.each([
  ["free", 1],
  ["pro", 5],
] as const)(
  `creates as many projects as the %s plan allows in ${creates} concurrent calls`,
  { timeout: 600_000 },
  async (plan, limit) => {
    for (let round = 0; round < rounds; round += 1) {
      const organizationId = await createTestOrganization(server, owner, plan);
      const names = Array.from({ length: creates }, (_, index) => `n${index}`);
      const answers = await Promise.all(
        names.map((name) => create(owner, organizationId, { name })),
      );
      const refusals = answers.filter(({ status }) => status !== 201);
      expect(refusals).toHaveLength(creates - limit);
      // A call that waits too long for its turn on a busy machine is refused as well.
      const reasons = refusals.map(({ meta }) => meta.errorCode);
      expect(["planLimit", "unavailable"]).toEqual(expect.arrayContaining(reasons));
      expect(await countProjects(organizationId)).toBe(limit);
    }
  },
);

test("validates the input before it checks the plan", async () => {
  const organizationId = await createTestOrganization(server, owner);
  await create(owner, organizationId, { name: "one" });
  const { status, meta } = await create(owner, organizationId, { name: "", baseColor: "red" });
  expect(status).toBe(422);
  expect(meta.fields).toEqual({
    name: "Fill in this field.",
    baseColor: "Enter a color as #rgb or #rrggbb.",
  });
});

test("refuses an anonymous caller, a missing organization, a foreign one and a viewer", async () => {
  const organizationId = await createTestOrganization(server, owner);
  const viewer = await createPerson(server);
  await addTestMember(server, organizationId, viewer, "viewer");
  const stranger = await createPerson(server);
  const body = { name: "x" };
  const anonymous = await create(undefined, organizationId, body);
  expect([anonymous.status, anonymous.meta.errorCode]).toEqual([401, "notLoggedIn"]);
  const unnamed = await callApp(server, owner, operations.createProject, { body });
  expect([unnamed.status, unnamed.meta.errorCode]).toEqual([400, "headerRequired"]);
  const foreign = await create(stranger, organizationId, body);
  const unknown = await create(stranger, "00000000-0000-4000-8000-000000000000", body);
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(unknown.text);
  const weak = await create(viewer, organizationId, body);
  expect([weak.status, weak.meta.errorCode]).toEqual([403, "notAllowed"]);
  expect(await countProjects(organizationId)).toBe(0);
});
