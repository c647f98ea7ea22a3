import { operations } from "@tessera/contract";
import { formats } from "@tessera/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { createPerson, type TestPerson } from "#testing/factories.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let free: ProjectFixture;
let pro: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
  [free, pro] = await Promise.all([
    createProjectFixture(server),
    createProjectFixture(server, "pro"),
  ]);
});
afterAll(() => server.close());

function list(person: TestPerson | undefined, organizationId?: string) {
  return callApp(server, person, operations.listFormats, {
    ...(organizationId !== undefined && { organizationId }),
  });
}

async function listAllowed(person: TestPerson, organizationId?: string) {
  const { data } = await list(person, organizationId);
  return data.filter(({ isAllowed }) => isAllowed).map(({ id }) => id);
}

test("lists every format with its options as data", async () => {
  const { status, data, meta } = await list(free.viewer, free.organizationId);
  expect([status, meta.total]).toEqual([200, formats.length]);
  expect(data.map(({ id }) => id)).toEqual(formats.map(({ id }) => id));
  const [css] = data;
  expect(css?.name).toBe("CSS variables");
  expect(css?.snippet).toContain("@import");
  expect(css?.options).toContainEqual({
    id: "nameCase",
    kind: "choice",
    choices: ["kebab", "snake", "camel"].map((id) => ({ id, plan: "free", isAllowed: true })),
    default: "kebab",
    plan: "free",
    isAllowed: true,
  });
  expect(css?.options).toContainEqual({
    id: "schemes",
    kind: "choices",
    choices: [
      { id: "light", plan: "free", isAllowed: true },
      { id: "dark", plan: "pro", isAllowed: false },
    ],
    default: ["light"],
    plan: "pro",
    isAllowed: false,
  });
  expect(css?.options).toContainEqual({
    id: "title",
    kind: "text",
    place: "comment",
    default: "",
    pattern: null,
    maxLength: 200,
    plan: "free",
    isAllowed: true,
  });
  const prefix = css?.options.find(({ id }) => id === "prefix");
  expect(prefix).toMatchObject({ place: null, pattern: expect.stringMatching(/^\^.*\$$/) });
  expect(css?.options.map(({ id }) => id)).toEqual(formats[0]?.options.map(({ id }) => id));
});

test("marks what the plan of the named organization may export", async () => {
  const all = formats.map(({ id }) => id);
  expect(await listAllowed(pro.viewer, pro.organizationId)).toEqual(all);
  const allowed = await listAllowed(free.viewer, free.organizationId);
  expect(allowed).toEqual(all.filter((id) => ["css", "scss", "figma"].includes(id)));
  expect(allowed).not.toContain("less");
});

test("marks what the Free plan may export when no organization is named", async () => {
  const newcomer = await createPerson(server, "Naz New");
  expect(await listAllowed(newcomer)).toEqual(await listAllowed(free.viewer, free.organizationId));
  expect(await listAllowed(pro.owner)).not.toContain("less");
});

test("refuses anonymous callers, strangers, and an invalid id in the header", async () => {
  const anonymous = await list(undefined);
  expect([anonymous.status, anonymous.meta.errorCode]).toEqual([401, "notLoggedIn"]);
  const stranger = await list(pro.stranger, pro.organizationId);
  expect([stranger.status, stranger.meta.errorCode]).toEqual([404, "notFound"]);
  const malformed = await list(pro.viewer, "no-id");
  expect([malformed.status, malformed.meta.errorCode]).toEqual([400, "malformed"]);
});
