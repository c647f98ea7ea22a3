import { operations } from "@tessera/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import type { TestPerson } from "#testing/factories.ts";
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

function read(person?: TestPerson, projectId: string = fixture.project.id) {
  return callApp(server, person, operations.getTypographies, { params: { projectId } });
}

function write(
  person: TestPerson | undefined,
  body: object,
  headers: CallHeaders = { ifMatch: "*" },
  projectId: string = fixture.project.id,
) {
  return callApp(server, person, operations.updateTypographies, {
    params: { projectId },
    body,
    ...headers,
  });
}

const steps = ["xs", "s", "m", "lg", "xl"];

test("reads every variable of the typography, in five groups", async () => {
  await createFreshFixture();
  const { status, headers, data } = await read(fixture.viewer);
  expect([status, headers.etag]).toEqual([200, '"1"']);
  const keys = Object.entries(data).map(([group, { variables }]) => [
    group,
    variables.map(({ key }) => key),
  ]);
  const named = (name: string) => steps.map((step) => `${name}-${step}`);
  expect(Object.fromEntries(keys)).toEqual({
    base: ["font-family-body", "font-family-heading", "font-size-base", "line-height-base"],
    fontSizeHeading: named("font-size-heading"),
    fontSizeBody: named("font-size-body"),
    letterSpacing: named("letter-spacing"),
    lineHeight: named("line-height"),
  });
});

test("changes several groups in one save", async () => {
  await createFreshFixture();
  const body = {
    base: { type: "custom", variables: [{ key: "font-family-body", value: "Inter, sans-serif" }] },
    lineHeight: { variables: [{ key: "line-height-m", value: "1.4" }] },
  };
  const { status, headers, data } = await write(fixture.editor, body, { ifMatch: '"1"' });
  expect([status, headers.etag]).toEqual([200, '"2"']);
  expect(data.base.variables[0]?.value).toMatch(/Inter.*sans-serif/);
  expect(data.lineHeight).toMatchObject({ type: "custom" });
  expect(data.fontSizeBody.type).toBe("generated");
  expect((await read(fixture.viewer)).data).toEqual(data);
});

test("saves nothing when one group is wrong, and names the field", async () => {
  await createFreshFixture();
  const body = {
    fontSizeBody: { variables: [{ key: "font-size-body-m", value: "17px" }] },
    base: { variables: [{ key: "font-size-heading-m", value: "1px" }] },
    lineHeight: { variables: [{ key: "line-height-m" }] },
  };
  const { status, meta } = await write(fixture.editor, body);
  expect([status, meta.fields]).toEqual([
    422,
    { "lineHeight.variables.0.value": "Fill in this field." },
  ]);
  const { lineHeight: _incomplete, ...rest } = body;
  const foreignKey = await write(fixture.editor, rest);
  expect(foreignKey.status).toBe(422);
  expect(Object.keys(foreignKey.meta.fields ?? {})).toEqual(["base.variables.0.key"]);
  expect((await write(fixture.editor, {})).meta.fields).toEqual({
    body: "Send at least one group.",
  });
  expect((await read(fixture.viewer)).headers.etag).toBe('"1"');
});

test("requires the revision, and returns the current state to a stale writer", async () => {
  await createFreshFixture();
  const body = { base: { variables: [{ key: "font-size-base", value: "18px" }] } };
  expect((await write(fixture.editor, body, {})).status).toBe(428);
  const accepted = await write(fixture.editor, body, { ifMatch: '"1"' });
  const refused = await write(fixture.owner, body, { ifMatch: '"1"' });
  expect([refused.status, refused.headers.etag]).toEqual([412, '"2"']);
  expect(refused.data).toEqual(accepted.data);
});

test("refuses anonymous callers, strangers and viewers before it reads the body", async () => {
  await createFreshFixture();
  const unknownId = "00000000-0000-4000-8000-000000000000";
  expect([(await read()).status, (await write(undefined, {})).status]).toEqual([401, 401]);
  const foreignRead = await read(fixture.stranger);
  expect(foreignRead.status).toBe(404);
  expect(foreignRead.text).toBe((await read(fixture.stranger, unknownId)).text);
  const foreignWrite = await write(fixture.stranger, {});
  expect(foreignWrite.status).toBe(404);
  expect(foreignWrite.text).toBe((await write(fixture.stranger, {}, {}, unknownId)).text);
  const weak = await write(fixture.viewer, {});
  expect([weak.status, weak.meta.errorCode]).toEqual([403, "notAllowed"]);
});
