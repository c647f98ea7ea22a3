import type { operations } from "@tessera/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EncodedBytes } from "#encoding/encode-file.ts";
import type { Call } from "#operations/call.ts";
import { createPerson, createTestOrganization } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createTestProject } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { exportWithin } from "./export-organization.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The projects of an export, and how many versions each of them has. */
const stored = { one: 1, twenty: 20, more: 21, many: 45 } as const;

/** Exports projects with versions; returns the revisions of each file, and the shortened projects. */
async function exportVersions(maxBytes: number) {
  const owner = await createPerson(server, "Olive Owner");
  const organizationId = await createTestOrganization(server, owner, "pro");
  for (const [slug, count] of Object.entries(stored)) {
    const { id } = await createTestProject(server, owner, organizationId, slug);
    await runAsOwner(
      server.ownerUrl,
      `insert into versions (organization_id, project_id, revision, operation, recipe, created_by, group_start)
       select organization_id, project_id, n, operation, recipe, created_by, n
       from versions, generate_series(2, $2::int) n where project_id = $1 and revision = 1`,
      [id, count],
    );
  }
  const tenant = { organizationId, userId: owner.userId };
  const organization = { id: organizationId, plan: "pro" };
  const call = { tenant, organization, locale: "en" } as unknown;
  const answer = await exportWithin(
    call as Call<typeof operations.exportOrganization>,
    server.services,
    maxBytes,
  );
  const files = unzipSync((answer as EncodedBytes).bytes);
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const revisions = Object.keys(stored).map((slug) => {
    const lines = read(`projects/${slug}/versions.jsonl`).trimEnd().split("\n");
    return [slug, lines.map((line) => JSON.parse(line).revision)];
  });
  const shortened = "shortened.json" in files ? JSON.parse(read("shortened.json")) : undefined;
  return { revisions: Object.fromEntries(revisions), shortened };
}

const newestOf = (count: number, length: number) =>
  Array.from({ length: Math.min(count, length) }, (_, at) => count - at);

test("a zip over its size has the newest versions of each project, and names those that have more", async () => {
  const { revisions, shortened } = await exportVersions(1);
  expect(revisions).toEqual({
    one: newestOf(1, 20),
    twenty: newestOf(20, 20),
    more: newestOf(21, 20),
    many: newestOf(45, 20),
  });
  expect(Object.keys(shortened)).toEqual(["projectsWithoutTheirOldestVersions"]);
  expect(shortened.projectsWithoutTheirOldestVersions.toSorted()).toEqual(["many", "more"]);
});

test("a zip within its size has every version, and names no project as shortened", async () => {
  const { revisions, shortened } = await exportVersions(64 << 20);
  expect(revisions).toEqual({
    one: newestOf(1, 1),
    twenty: newestOf(20, 20),
    more: newestOf(21, 21),
    many: newestOf(45, 45),
  });
  expect(shortened).toBeUndefined();
});
