import { categories, operations, type CategoryName } from "@tessera/contract";
import { listModes, readVariables } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import type { TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function createFreshFixture(): Promise<void> {
  fixture = await createProjectFixture(server, "pro");
}

function read(
  name: CategoryName,
  person: TestPerson = fixture.viewer,
  projectId: string = fixture.project.id,
) {
  return callApp(server, person, categories[name].read, { params: { projectId } });
}

function write(
  name: CategoryName,
  body: object,
  headers: CallHeaders = { ifMatch: "*" },
  person: TestPerson = fixture.editor,
  projectId: string = fixture.project.id,
) {
  return callApp(server, person, categories[name].write, {
    params: { projectId },
    body: body as { variables: [] },
    ...headers,
  });
}

const rows = [
  { name: "breakpoint", key: "m", value: "800px" },
  { name: "radii", key: "m", value: "0.5rem" },
  { name: "sizes", key: "xl", value: "60px" },
  { name: "spacing", key: "s-compact", value: "6px" },
  { name: "z-indices", key: "modal", value: "1400" },
  { name: "borders", key: "thin", value: "3px" },
  { name: "shadows", key: "2", value: "0 1px 2px 0 rgb(0 0 0 / 0.5)" },
] as const;

test("has a row for every category", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(categories).toSorted());
});

test.each(rows)("$name is read as the engine generates it", async ({ name }) => {
  await createFreshFixture();
  const { status, headers, data } = await read(name);
  expect([status, headers.etag]).toEqual([200, '"1"']);
  const variables = readVariables(designOf(fixture.project.recipe), name);
  expect(data).toEqual({ type: "generated", variables });
  expect(variables.length).toBeGreaterThan(4);
});

test.each(rows)("$name can be written as it was read, and no mode changes", async ({ name }) => {
  await createFreshFixture();
  const valuesIn = async () => {
    const { data } = await callApp(server, fixture.viewer, operations.getRecipe, {
      params: { projectId: fixture.project.id },
    });
    const design = designOf(data.recipe);
    return listModes().map((modes) => [...design.valuesIn(modes)]);
  };
  const before = await valuesIn();
  const { variables } = (await read(name)).data;
  const { status, data } = await write(name, { type: "custom", variables });
  expect([status, data]).toEqual([200, { type: "custom", variables }]);
  expect(await valuesIn()).toEqual(before);
});

test.each(rows)("$name stores a given value, and resets it", async ({ name, key, value }) => {
  await createFreshFixture();
  const generated = (await read(name)).data;
  const pinned = await write(name, { variables: [{ key, value }] }, { ifMatch: '"1"' });
  expect([pinned.status, pinned.headers.etag]).toEqual([200, '"2"']);
  expect(pinned.data.type).toBe("custom");
  expect(pinned.data.variables.find((one) => one.key === key)).toEqual({ key, value });
  expect((await read(name)).data).toEqual(pinned.data);
  const released = await write(name, { type: "generated", variables: [] }, { ifMatch: '"2"' });
  expect(released.data).toEqual(generated);
});

test.each(rows)(
  "$name requires the revision, and returns the current state to a stale writer",
  async ({ name, key, value }) => {
    await createFreshFixture();
    const body = { type: "custom", variables: [{ key, value }] };
    const missing = await write(name, body, {});
    expect([missing.status, missing.meta.errorCode]).toEqual([428, "preconditionRequired"]);
    const answers = await Promise.all([
      write(name, body, { ifMatch: '"1"' }),
      write(name, body, { ifMatch: '"1"' }, fixture.owner),
    ]);
    const [accepted, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect([accepted?.status, refused?.status]).toEqual([200, 412]);
    expect([refused?.headers.etag, refused?.meta.errorCode]).toEqual(['"2"', "staleRevision"]);
    expect(refused?.data).toEqual(accepted?.data);
  },
);

test.each(rows)("$name refuses an invalid value and names the field", async ({ name, key }) => {
  await createFreshFixture();
  const variables = [
    { key, value: "12 px; } body {" },
    { key: "surely-unknown", value: "1px" },
  ];
  const { status, meta } = await write(name, { variables }, {});
  expect(status).toBe(422);
  expect(Object.keys(meta.fields ?? {}).toSorted()).toEqual([
    "variables.0.value",
    "variables.1.key",
  ]);
  expect((await write(name, {}, {})).meta.fields).toEqual({ variables: "Fill in this field." });
  expect((await read(name)).headers.etag).toBe('"1"');
});

test.each(rows)(
  "$name answers strangers with the same 404 as for a missing project",
  async ({ name }) => {
    await createFreshFixture();
    const unknownId = "00000000-0000-4000-8000-000000000000";
    const foreignRead = await read(name, fixture.stranger);
    const foreignWrite = await write(name, {}, {}, fixture.stranger);
    expect([foreignRead.status, foreignWrite.status]).toEqual([404, 404]);
    expect((await read(name, fixture.stranger, unknownId)).text).toBe(foreignRead.text);
    const unknownWrite = await write(name, {}, {}, fixture.stranger, unknownId);
    expect(unknownWrite.text).toBe(foreignWrite.text);
  },
);

test.each(rows)("$name refuses a viewer's change before it reads the body", async ({ name }) => {
  await createFreshFixture();
  const { status, meta } = await write(name, {}, {}, fixture.viewer);
  expect([status, meta.errorCode]).toEqual([403, "notAllowed"]);
});

test("creates a revision and a version also when nothing changes", async () => {
  await createFreshFixture();
  const body = { variables: [{ key: "m", value: "10px" }] };
  await write("radii", body);
  expect((await write("radii", body)).headers.etag).toBe('"3"');
  expect((await write("sizes", { type: "generated", variables: [] })).headers.etag).toBe('"4"');
  const versions = await runAsOwner(
    server.ownerUrl,
    "select revision, operation from versions where project_id = $1 order by revision",
    [fixture.project.id],
  );
  expect(versions).toEqual([
    { revision: 1, operation: "createProject" },
    { revision: 2, operation: "updateRadii" },
    { revision: 3, operation: "updateRadii" },
    { revision: 4, operation: "updateSizes" },
  ]);
});

test("reports errors in Turkish", async () => {
  await createFreshFixture();
  const { meta } = await callApp(server, fixture.editor, operations.updateRadii, {
    params: { projectId: fixture.project.id },
    body: { variables: [{ key: "m", value: "12%" }] },
    headers: { "accept-language": "tr" },
  });
  expect(meta.errorMessage).toBe("İşaretli alanları kontrol edin.");
  expect(meta.fields).toEqual({
    "variables.0.value": "Buraya 16px, 1rem veya 1em gibi bir uzunluk girin.",
  });
});
