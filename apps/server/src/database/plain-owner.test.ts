import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { parseConfig } from "#config.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { runAsOwner } from "#testing/owner.ts";
import { testSecret } from "#testing/test-secret.ts";
import { registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { replaceUser } from "./address.ts";
import { prepareDatabase } from "#start/prepare-database.ts";
import { setPlan } from "./set-plan.ts";

const clusterUrl = inject("clusterUrl");
const owner = `owner_${crypto.randomUUID().replaceAll("-", "")}`;
const host = new URLSearchParams(clusterUrl.split("?")[1]).get("host") ?? "";
const url = `postgres://${owner}:plain@/${owner}?host=${encodeURIComponent(host)}`;
const app = `app_${owner}`;
const stranger = `stranger_${crypto.randomUUID().slice(0, 8)}`;
const appUrl = replaceUser(url, app, "app");
let server: TestApp;

beforeAll(async () => {
  await runAsOwner(
    clusterUrl,
    `create role ${owner} login password 'plain' nosuperuser nobypassrls`,
  );
  await runAsOwner(clusterUrl, `grant tessera_app to ${owner}`);
  await runAsOwner(clusterUrl, `create database ${owner} owner ${owner}`);
  for (const name of [app, stranger]) {
    await runAsOwner(clusterUrl, `create role ${name} login password 'app'`);
  }
  const drop = async () => {
    await runAsOwner(clusterUrl, `drop database ${owner} with (force)`);
    await runAsOwner(clusterUrl, `drop role ${owner}, ${app}, ${stranger}`);
  };
  await runAsOwner(clusterUrl, `grant tessera_app to ${app}`);
  await prepareDatabase(url, { appUrl, secret: testSecret });
  server = await startTestApp({ database: { url, drop }, config: { appDatabaseUrl: appUrl } });
});
afterAll(() => server.close());

test("accepts an owner that is not a superuser, with policies forced on the owner too", async () => {
  const { accessToken } = await registerPerson(server);
  const headers = { authorization: `Bearer ${accessToken}` };
  const created = await callOperation(server, "createOrganization", {
    headers,
    body: { name: "Acme" },
  });
  expect(outcomeOf(created)).toBe("201");
  const listed = await callOperation(server, "listOrganizations", { headers });
  expect(listed.json().meta.total).toBe(2);
  expect(await runAsOwner(url, "select * from audit")).toEqual([]);
  const config = { ...parseConfig({}), databaseUrl: url };
  expect(await setPlan(config, "acme", "pro")).toBe(true);
  expect(await setPlan(config, "nobody", "pro")).toBe(false);
  const after = await callOperation(server, "listOrganizations", { headers });
  expect(after.json().data[1].plan).toBe("pro");
});

test("refuses an owner without the right to create or grant roles, with advice", async () => {
  const secret = testSecret;
  await expect(prepareDatabase(url, { secret })).rejects.toThrow(
    /may not create the role tessera_server_owner_\w+\. Let it create roles, or .*APP_DATABASE_URL/,
  );
  const strangerUrl = replaceUser(url, stranger, "app");
  await expect(prepareDatabase(url, { appUrl: strangerUrl, secret })).rejects.toThrow(
    `Run as a superuser: GRANT tessera_app TO "${stranger}" WITH INHERIT TRUE`,
  );
});
