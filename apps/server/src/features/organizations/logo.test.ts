import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import type { TestPerson } from "#testing/factories.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { createTeam, type Team } from "#testing/team.ts";

let server: TestApp;
let team: Team;
beforeAll(async () => {
  server = await startTestApp();
  team = await createTeam(server);
});
afterAll(() => server.close());

const image = { create: { width: 800, height: 400, channels: 3, background: "#2447b8" } } as const;

function upload(person: TestPerson, body: Buffer, type = "image/png") {
  const headers = { ...person.headers, "content-type": type };
  const params = { organizationId: team.organizationId };
  return callOperation(server, "updateLogo", { params, headers, body });
}

test("stores an image in WebP, replaces it, and removes it with null", async () => {
  const first = await upload(team.admin, await sharp(image).png().toBuffer());
  expect(outcomeOf(first)).toBe("200");
  const url: string = first.json().data.logo_url;
  const logo = await server.app.inject({ url });
  const { format, width, height } = await sharp(logo.rawPayload).metadata();
  expect([format, width, height]).toEqual(["webp", 512, 256]);
  const second = await upload(team.owner, await sharp(image).jpeg().toBuffer(), "image/jpeg");
  expect(second.json().data.logo_url).not.toBe(url);
  expect((await server.app.inject({ url })).statusCode).toBe(404);
  const removed = await callOperation(server, "updateOrganization", {
    params: { organizationId: team.organizationId },
    headers: team.owner.headers,
    body: { name: "Acme", logo_url: null },
  });
  expect(removed.json().data.logo_url).toBeNull();
  const { logo_url: gone } = second.json().data;
  expect((await server.app.inject({ url: gone })).statusCode).toBe(404);
});

test("refuses SVG, and what is no image", async () => {
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  expect(outcomeOf(await upload(team.owner, svg, "image/svg+xml"))).toBe("415 wrongImageType");
  expect(outcomeOf(await upload(team.owner, svg))).toBe("422 imageRefused");
});
