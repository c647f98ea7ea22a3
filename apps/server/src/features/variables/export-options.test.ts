import { operations } from "@tessera/contract";
import { cssFormat, type PrintOptions } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import type { TestPerson } from "#testing/factories.ts";
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

type Query = Readonly<Record<string, string>>;

function exportCss(
  { project, viewer }: ProjectFixture,
  query: Query,
  person: TestPerson | undefined = viewer,
  language = "en",
) {
  return callApp(server, person, operations.exportVariables, {
    params: { projectId: project.id, format: "css" },
    query,
    headers: { "accept-language": language },
  });
}

function printCss({ project }: ProjectFixture, options: PrintOptions): string {
  const title = "Işık · r1 · Tessera";
  return cssFormat.print(designOf(project.recipe), { title, ...options })[0].text;
}

test.each<readonly [Query, PrintOptions]>([
  [
    { prefix: "ds", nameCase: "snake" },
    { prefix: "ds", nameCase: "snake" },
  ],
  [
    { schemeSelector: "light-dark", wideColors: "true" },
    { schemeSelector: "light-dark", wideColors: true },
  ],
  [{ schemes: "dark" }, { schemes: ["dark"] }],
  [
    { title: "Our tokens", comments: "false" },
    { title: "Our tokens", comments: false },
  ],
  [{ file: "tokens.css", lengthUnit: "rem" }, { lengthUnit: "rem" }],
])("exports with %o as the engine prints it", async (query, options) => {
  const { status, text } = await exportCss(pro, query);
  expect(status).toBe(200);
  expect(text).toBe(printCss(pro, options));
});

test("never returns the file of other options, in any order of their names", async () => {
  const plain = await exportCss(pro, {});
  const one = await exportCss(pro, { prefix: "ds", colorNotation: "hsl" });
  const same = await exportCss(pro, { colorNotation: "hsl", prefix: "ds" });
  expect(one.headers.etag).not.toBe(plain.headers.etag);
  expect([same.text, same.headers.etag]).toEqual([one.text, one.headers.etag]);
  expect((await exportCss(pro, {})).text).toBe(plain.text);
});

test.each<readonly [Query, string, string]>([
  [{ nobodyKnows: "1" }, "nobodyKnows", "Unknown field. Remove it."],
  [{ nameCase: "loud" }, "nameCase", "Choose one of: kebab, snake, camel."],
  [{ comments: "yes" }, "comments", "Choose one of: true, false."],
  [{ schemes: "light,light" }, "schemes", "This is a duplicate. Change or remove it."],
  [{ prefix: "</style>" }, "prefix", "Enter lowercase words joined by hyphens, such as my-app."],
  [{ title: "x".repeat(201) }, "title", "Use at most 200 characters."],
])("refuses %o and names the field", async (query, field, message) => {
  const { status, meta } = await exportCss(free, query);
  expect([status, meta.errorCode, meta.fields]).toEqual([422, "invalid", { [field]: message }]);
});

test("refuses a repeated option", async () => {
  const { statusCode } = await server.app.inject({
    url: `/api/v1/ui/variables/${free.project.id}/css?prefix=a&prefix=b`,
    headers: free.viewer.headers,
  });
  expect(statusCode).toBe(422);
});

test("exports only the light scheme on Free, and refuses the dark one by name", async () => {
  expect((await exportCss(free, { schemes: "light" })).status).toBe(200);
  const paired = await exportCss(free, { schemeSelector: "light-dark" });
  expect(paired.text).toBe(printCss(free, { schemeSelector: "light-dark", schemes: ["light"] }));
  expect(paired.text).not.toContain("dark");
  for (const schemes of ["dark", "light,dark"]) {
    const { status, meta } = await exportCss(free, { schemes });
    expect([status, meta.errorCode]).toEqual([403, "planLimit"]);
    expect(meta.errorMessage).toBe(
      "Dark mode isn’t included in the Free plan. Upgrade to Pro to continue.",
    );
  }
});

test("allows wide colors on Pro only", async () => {
  expect((await exportCss(free, { wideColors: "false" })).status).toBe(200);
  const { status, meta } = await exportCss(free, { wideColors: "true" });
  expect([status, meta.errorCode]).toEqual([403, "planLimit"]);
});

test("checks the caller and hides the project from strangers before it reads options", async () => {
  const wrong = { nameCase: "loud" };
  const answer = await server.app.inject(
    `/api/v1/ui/variables/${free.project.id}/css?nameCase=loud`,
  );
  expect(answer.statusCode).toBe(401);
  expect((await exportCss(free, wrong, free.stranger)).status).toBe(404);
});
