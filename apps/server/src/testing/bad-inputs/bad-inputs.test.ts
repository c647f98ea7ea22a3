import type { AddressInfo } from "node:net";
import { errors, reservedSlugs } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "#testing/factories.ts";
import { startSocialApp } from "#testing/social-login.ts";
import type { TestApp } from "#testing/start-test-app.ts";
import { readBadInputs, type BadInput } from "./bad-input.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { findOperation } from "./find-operation.ts";
import { createPlaceholders, type Placeholders } from "./create-placeholders.ts";
import { sendBadInput, type Answered } from "./send-bad-input.ts";
import { signWebhook } from "./sign-webhook.ts";
import { snapshotTables } from "./snapshot-tables.ts";
import { usualHeadersOf } from "./usual-headers.ts";

const rows = readBadInputs();
const waiting = rows.filter(({ waitsFor }) => waitsFor !== undefined);
const running = rows.filter(({ waitsFor }) => waitsFor === undefined);

let server: TestApp;
let origin: string;
let placeholders: Placeholders;

beforeAll(async () => {
  server = await startSocialApp();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  server.services.payments.setAddresses({ publicUrl: origin, localUrl: origin });
  placeholders = await createPlaceholders(server);
});
afterAll(() => server.close());

/** Calls that create organizations use a new person, so that the limit of Free ones does not apply. */
async function prepare(row: BadInput): Promise<{ send(): Promise<Answered> }> {
  const isMaking = findOperation(row)?.id === "createOrganization";
  const caller = isMaking ? await createPerson(server) : placeholders.own;
  const headers = usualHeadersOf(row, caller.headers, placeholders.texts["organizationId"] ?? "");
  const filled = signWebhook(
    fillPlaceholders(row, placeholders.texts),
    server.services.payments.sandbox?.settings.webhookSecret ?? "",
  );
  return { send: () => sendBadInput(origin, filled, headers) };
}

function expectSuccess({ text }: Answered): void {
  if (text === "") return;
  const { data } = JSON.parse(text) as { data: { slug?: string } };
  expect(data).not.toBeNull();
  expect(reservedSlugs).not.toContain(data.slug);
}

function groupByMissingPart(among: readonly BadInput[]): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(among, ({ waitsFor = "" }) => waitsFor);
  return new Map([...groups].map(([name, group]) => [name, group.map(({ id }) => id)]));
}

function expectFailure({ status, contentType, text }: Answered): void {
  expect(contentType).toMatch(/^application\/json/);
  const { data, meta } = JSON.parse(text) as { data: unknown; meta: Record<string, unknown> };
  expect(data).toBeNull();
  const code = meta["errorCode"] as keyof typeof errors;
  expect(errors[code].status).toBe(status);
  expect(meta["errorMessage"]).toMatch(/\w/);
  if (code === "invalid") expect(Object.keys(meta["fields"] ?? {})).not.toEqual([]);
}

test.each(running)("$id, $method $path: $why", async (row) => {
  const request = await prepare(row);
  const before = await snapshotTables(server.ownerUrl);
  const answered = await request.send();
  expect(row.expectStatus).toContain(answered.status);
  if (answered.status < 400) return expectSuccess(answered);
  expectFailure(answered);
  expect(await snapshotTables(server.ownerUrl)).toEqual(before);
});

test("leaves the project and the organization of the bad inputs unchanged", async () => {
  const { own, texts } = placeholders;
  const headers = { ...own.headers, "x-organization-id": texts["organizationId"] ?? "" };
  const answer = await server.app.inject({ url: "/api/v1/projects", headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toContainEqual(
    expect.objectContaining({ id: texts["projectId"], name: "Işık" }),
  );
});

test("skips only rows whose part of the product is missing", () => {
  for (const row of waiting) expect([row.id, findOperation(row)?.id]).toEqual([row.id, undefined]);
  expect(Object.fromEntries(groupByMissingPart(waiting))).toEqual({});
});

test("sends every other row to an operation, or to an address without one on purpose", () => {
  const aimless = running.filter((row) => findOperation(row) === undefined);
  expect(aimless.map(({ id }) => id)).toEqual(["transport-030", "transport-037"]);
});
