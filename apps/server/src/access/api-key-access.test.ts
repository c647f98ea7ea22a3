import {
  acceptsApiKeys,
  apiKeyPrefix,
  operations,
  organizationHeader,
  requirementOf,
  type ApiKeyScope,
  type PlanId,
} from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createTestOrganization, setTestPlan, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { fillEveryParam } from "#testing/every-param.ts";
import {
  createProjectFixture,
  createTestProject,
  type ProjectFixture,
} from "#testing/project-fixture.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;
let keys: Record<ApiKeyScope, string>;

beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
  keys = {
    read: await createKey(fixture.owner, "read"),
    write: await createKey(fixture.owner, "write"),
  };
});
afterAll(() => server.close());

async function createKey(person: TestPerson, scope: ApiKeyScope): Promise<string> {
  const { data } = await callApp(server, person, operations.createApiKey, {
    body: { name: "CI", scope },
  });
  return data.key;
}

const rows = Object.values(operations)
  .map((operation) => ({ operation, id: operation.id, ...requirementOf(operation.access) }))
  .filter(({ of }) => of !== "public");
const accepted = rows.filter(({ operation }) => acceptsApiKeys(operation));
const reads = accepted.filter(({ operation }) => operation.method === "GET");
const writes = accepted.filter(({ operation }) => operation.method !== "GET");
const refused = rows.filter(({ operation }) => !acceptsApiKeys(operation));

/** Calls an operation with a key, without a body and a revision. */
async function callWith(
  key: string,
  { id: operationId, of }: (typeof rows)[number],
): Promise<string> {
  const { organizationId } = fixture;
  const { id } = fixture.project;
  const namesHeader = of === "organization" || of === "named-organization";
  const answer = await callOperation(server, operationId, {
    params: fillEveryParam({ organizationId, projectId: id }),
    ...(of === "named-project" && { query: { projectId: id } }),
    headers: {
      authorization: `Bearer ${key}`,
      ...(namesHeader && { [organizationHeader]: organizationId }),
    },
  });
  return outcomeOf(answer);
}

/** The outcome of a write that was allowed, and refused for its missing body or revision. */
const allowedWrite = /^(20\d|422 invalid|428 preconditionRequired)$/;

describe.each(refused)("$id", (row) => {
  test("needs a session: a key of any scope is refused", async () => {
    expect(await callWith(keys.read, row)).toBe("403 keyRefused");
    expect(await callWith(keys.write, row)).toBe("403 keyRefused");
  });
});

describe.each(reads)("$id", (row) => {
  test("accepts a key of any scope", async () => {
    expect(await callWith(keys.read, row)).toBe("200");
    expect(await callWith(keys.write, row)).toBe("200");
  });
});

describe.each(writes)("$id", (row) => {
  test("accepts only a key that may write", async () => {
    expect(await callWith(keys.read, row)).toBe("403 keyReadsOnly");
    expect(await callWith(keys.write, row)).toMatch(allowedWrite);
  });
});

async function withPlan<T>(plan: PlanId, work: () => Promise<T>): Promise<T> {
  await setTestPlan(server, fixture.organizationId, plan);
  try {
    return await work();
  } finally {
    await setTestPlan(server, fixture.organizationId, "pro");
  }
}

test("changes need the Pro plan of the organization, reads do not", async () => {
  const outcomes = await withPlan("free", () =>
    Promise.all([...reads, ...writes].map((row) => callWith(keys.write, row))),
  );
  expect(new Set(outcomes.slice(0, reads.length))).toEqual(new Set(["200"]));
  expect(new Set(outcomes.slice(reads.length))).toEqual(new Set(["403 planLimit"]));
});

test("a key moves no project into an organization whose plan accepts no changes by keys", async () => {
  const { owner, organizationId } = fixture;
  const { id: projectId } = await createTestProject(server, owner, organizationId, "Moved");
  const target = await createTestOrganization(server, owner);
  const move = () =>
    callOperation(server, "moveProject", {
      params: { projectId },
      headers: { authorization: `Bearer ${keys.write}` },
      body: { organizationId: target },
    });
  expect(outcomeOf(await move())).toBe("403 planLimit");
  await setTestPlan(server, target, "pro");
  expect(outcomeOf(await move())).toBe("200");
});

const readProject = (key: string) => {
  const row = rows.find(({ id }) => id === "getRecipe");
  if (row === undefined) throw new Error("getRecipe has no row.");
  return callWith(key, row);
};

test("a key has the role of its owner, and reaches no other organization", async () => {
  const ofViewer = await createKey(fixture.viewer, "write");
  const update = writes.find(({ id }) => id === "updateRecipe");
  if (update === undefined) throw new Error("updateRecipe has no row.");
  expect(await readProject(ofViewer)).toBe("200");
  expect(await callWith(ofViewer, update)).toBe("403 notAllowed");
  expect(await readProject(await createKey(fixture.stranger, "write"))).toBe("404 notFound");
});

test.each([
  ["has expired", "update api_keys set expires_at = now() - interval '1 second'"],
  ["was deleted", "delete from api_keys"],
])("a key that %s is refused at the next call", async (_state, statement) => {
  const key = await createKey(fixture.owner, "read");
  expect(await readProject(key)).toBe("200");
  await runAsOwner(server.ownerUrl, `${statement} where ending = $1`, [key.slice(-4)]);
  expect(await readProject(key)).toBe("401 notLoggedIn");
});

test.each([
  ["shorter", "a".repeat(42)],
  ["longer", "a".repeat(44)],
  ["another alphabet", `${"a".repeat(42)}+`],
])("refuses a key of another form (%s) without a read", async (_form, end) => {
  const key = apiKeyPrefix + end;
  expect(await recordStatements(() => readProject(key))).toEqual([]);
  expect(await readProject(key)).toBe("401 notLoggedIn");
});

test("refuses a key with one changed letter, and marks only the used one", async () => {
  const key = await createKey(fixture.editor, "read");
  const changed = key.slice(0, -1) + (key.endsWith("A") ? "B" : "A");
  expect(await readProject(changed)).toBe("401 notLoggedIn");
  const list = async () => (await callApp(server, fixture.editor, operations.listApiKeys, {})).data;
  expect((await list())[0]?.lastUsedAt).toBeNull();
  expect(await readProject(key)).toBe("200");
  expect((await list())[0]?.lastUsedAt).not.toBeNull();
});
