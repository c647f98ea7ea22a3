import { operations } from "@tessera/contract";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createPerson, createTestOrganization } from "#testing/factories.ts";
import { createTestProject } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createEmail } from "#testing/register-person.ts";
import { createTeam, invite, waitForToken } from "#testing/team.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test("contains names, pins and notes of versions, archived projects, the logo and the audit", async () => {
  const { organizationId, owner } = await createTeam(server);
  const { id: projectId, slug } = await createTestProject(server, owner, organizationId);
  const params = { projectId };
  const named = {
    params: { ...params, versionId: "1" },
    body: { name: "Başlangıç", pinned: true },
  };
  expect((await callApp(server, owner, operations.updateVersion, named)).status).toBe(200);
  const input = { params, body: { baseColor: "#123410" }, ifMatch: "*" };
  await callApp(server, owner, operations.updatePalette, input);
  const restored = { params: { ...params, versionId: "1" }, body: {}, ifMatch: "*" };
  expect((await callApp(server, owner, operations.restoreVersion, restored)).status).toBe(200);
  expect((await callApp(server, owner, operations.archiveProject, { params })).status).toBe(200);
  const image = { width: 8, height: 4, channels: 3, background: "#2447b8" } as const;
  await callOperation(server, "updateLogo", {
    params: { organizationId },
    headers: { ...owner.headers, "content-type": "image/png" },
    body: await sharp({ create: image }).png().toBuffer(),
  });
  const call = { params: { organizationId }, headers: owner.headers };
  const files = unzipSync((await callOperation(server, "exportOrganization", call)).rawPayload);
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const project = JSON.parse(read(`projects/${slug}/project.json`));
  expect(project.archivedAt).toEqual(expect.any(String));
  const lines = read(`projects/${slug}/versions.jsonl`).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { revision: 3, name: null, isPinned: false, note: { kind: "restored", revision: 1 } },
    { revision: 2, name: null, isPinned: false, note: null },
    { revision: 1, name: "Başlangıç", isPinned: true, note: null },
  ]);
  expect((await sharp(files["logo.webp"]).metadata()).format).toBe("webp");
  expect(read("audit.csv")).toContain('"Exported everything');
});

test("contains the open invitations with who invited and until when, and nothing that accepts them", async () => {
  const owner = await createPerson(server, "Olive Owner");
  const organizationId = await createTestOrganization(server, owner, "pro");
  const [open, expired] = [createEmail(), createEmail()];
  const { data } = await invite(server, owner, organizationId, [open, expired], "viewer");
  const token = await waitForToken(server, open);
  const expire = "update invitations set expires_at = now() where email = $1";
  await runAsOwner(server.ownerUrl, expire, [expired]);
  const stored = "select token_hash from invitations where email = $1";
  const [row] = await runAsOwner<{ token_hash: string }>(server.ownerUrl, stored, [open]);
  const call = { params: { organizationId }, headers: owner.headers };
  const files = unzipSync((await callOperation(server, "exportOrganization", call)).rawPayload);
  const { invitations } = JSON.parse(strFromU8(files["organization.json"] ?? new Uint8Array()));
  const expiresAt = data.find(({ email }) => email === open)?.expiresAt;
  expect(invitations).toEqual([
    { email: open, role: "viewer", invitedBy: "Olive Owner", expiresAt },
  ]);
  const texts = Object.values(files).map((file) => strFromU8(file, true));
  for (const secret of [token, row?.token_hash ?? "missing"]) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  }
});

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
