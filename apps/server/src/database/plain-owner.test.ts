import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { parseConfig } from "#config.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { setPlan } from "./set-plan.ts";

const clusterUrl = inject("clusterUrl");
const owner = `owner_${crypto.randomUUID().replaceAll("-", "")}`;
const host = new URLSearchParams(clusterUrl.split("?")[1]).get("host") ?? "";
const url = `postgres://${owner}:plain@/${owner}?host=${encodeURIComponent(host)}`;
let server: TestApp;

beforeAll(async () => {
  await runAsOwner(
    clusterUrl,
    `create role ${owner} login password 'plain' nosuperuser nobypassrls`,
  );
  await runAsOwner(clusterUrl, `grant tessera_app to ${owner}`);
  await runAsOwner(clusterUrl, `create database ${owner} owner ${owner}`);
  await prepareDatabase(url);
  const drop = async () => {
    await runAsOwner(clusterUrl, `drop database ${owner} with (force)`);
    await runAsOwner(clusterUrl, `drop role ${owner}`);
  };
  server = await startTestApp({ database: { url, drop } });
});
afterAll(() => server.close());

test("a database whose owner is no superuser serves as well, policies forced on the owner too", async () => {
  const { accessToken } = await registerPerson(server);
  const headers = { authorization: `Bearer ${accessToken}` };
  const made = await callOperation(server, "createOrganization", {
    headers,
    body: { name: "Acme" },
  });
  expect(outcomeOf(made)).toBe("201");
  const listed = await callOperation(server, "listOrganizations", { headers });
  expect(listed.json().meta.total).toBe(2);
  expect(await runAsOwner(url, "select * from audit")).toEqual([]);
  const config = { ...parseConfig({}), databaseUrl: url };
  expect(await setPlan(config, "acme", "pro")).toBe(true);
  expect(await setPlan(config, "nobody", "pro")).toBe(false);
  const after = await callOperation(server, "listOrganizations", { headers });
  expect(after.json().data[1].plan).toBe("pro");
});
