import { operations } from "@tessera/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createTestProject } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createTeam } from "#testing/team.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("contains recipe, tokens and every version of each project, and the members", async () => {
  const { organizationId, owner, admin } = await createTeam(server);
  const { id: projectId } = await createTestProject(server, owner, organizationId);
  for (let count = 0; count < 25; count += 1) {
    const input = {
      params: { projectId },
      body: { baseColor: `#1234${10 + count}` },
      ifMatch: "*",
    };
    await callApp(server, owner, operations.updatePalette, input);
  }
  const params = { organizationId };
  const call = { params, headers: owner.headers };
  const answer = await callOperation(server, "exportOrganization", call);
  expect(answer.headers["content-type"]).toBe("application/zip");
  const files = unzipSync(answer.rawPayload);
  const folder = Object.keys(files)
    .find((path) => path.endsWith("/recipe.json"))
    ?.slice(0, -12);
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const { members, role } = JSON.parse(read("organization.json"));
  expect(members.map((member: { name: string }) => member.name)).toContain("Adil Admin");
  expect(role).toBeUndefined();
  const lines = read(`${folder}/versions.jsonl`).trimEnd().split("\n");
  const revisions = lines.map((line) => JSON.parse(line).revision);
  expect(revisions).toEqual(Array.from({ length: 26 }, (_, at) => 26 - at));
  expect(JSON.parse(lines[0] ?? "").recipe).toEqual(JSON.parse(read(`${folder}/recipe.json`)));
  const tokens = Object.keys(files).filter((path) => path.startsWith(`${folder}/tokens/`));
  expect(tokens.length).toBeGreaterThan(1);
  expect(JSON.parse(read(tokens[0] ?? ""))).toBeTypeOf("object");
  const refused = await callOperation(server, "exportOrganization", {
    params,
    headers: admin.headers,
  });
  expect(outcomeOf(refused)).toBe("403 notAllowed");
});
