import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { operations, type InputOf } from "@tessera/contract";
import { findFormat } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import { setTestPlan, type TestPerson } from "#testing/factories.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server);
});
afterAll(() => server.close());

type More = CallHeaders & Pick<InputOf<typeof operations.exportVariables>, "query">;

function exportAs(format: string, person: TestPerson | undefined, more: Partial<More> = {}) {
  return callApp(server, person, operations.exportVariables, {
    params: { projectId: fixture.project.id, format },
    query: {},
    ...more,
  });
}

async function exportBytes(acceptEncoding: string) {
  const { headers, rawPayload } = await server.app.inject({
    url: `/api/v1/ui/variables/${fixture.project.id}/css`,
    headers: { ...fixture.viewer.headers, "accept-encoding": acceptEncoding },
  });
  return { encoding: headers["content-encoding"], bytes: rawPayload };
}

test.each([
  ["css", "text/css; charset=utf-8", 'attachment; filename="tokens.css"'],
  ["scss", "text/x-scss; charset=utf-8", 'attachment; filename="tokens.scss"'],
])("exports %s as the engine prints it", async (id, mediaType, disposition) => {
  const { status, headers, text } = await exportAs(id, fixture.viewer);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe(mediaType);
  expect(headers["content-disposition"]).toBe(disposition);
  const options = { title: "Işık · r1 · Tessera", schemes: ["light"] } as const;
  const files = findFormat(id)?.print(designOf(fixture.project.recipe), options);
  expect(files?.map((file) => file.text)).toEqual([text]);
});

test("answers 304 only when the caller has the same bytes", async () => {
  const first = await exportAs("css", fixture.viewer);
  const tag = String(first.headers.etag);
  const again = await exportAs("css", fixture.viewer, { headers: { "if-none-match": tag } });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, "", tag]);
  const scss = await exportAs("scss", fixture.viewer, { headers: { "if-none-match": tag } });
  expect(scss.status).toBe(200);
  await callApp(server, fixture.owner, operations.updatePalette, {
    params: { projectId: fixture.project.id },
    body: { baseColor: "#0d9488" },
    ifMatch: "*",
  });
  const changed = await exportAs("css", fixture.viewer, { headers: { "if-none-match": tag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(tag);
  expect(changed.text).toContain("#0d9488");
});

test("compresses for a caller that accepts it, without changing the content", async () => {
  const plain = await exportBytes("identity");
  const brotli = await exportBytes("gzip, br");
  const gzip = await exportBytes("gzip, br;q=0");
  expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([undefined, "br", "gzip"]);
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3);
});

test("exports the dark scheme on Pro only, also when the file is cached", async () => {
  const free = (await exportAs("css", fixture.viewer)).text;
  await setTestPlan(server, fixture.organizationId, "pro");
  const pro = (await exportAs("css", fixture.viewer)).text;
  await setTestPlan(server, fixture.organizationId, "free");
  expect(free).not.toContain("dark");
  expect(pro).toContain('[data-theme="dark"]');
  expect((await exportAs("css", fixture.viewer)).text).toBe(free);
});

test("names a zip by its project and format", async () => {
  await setTestPlan(server, fixture.organizationId, "pro");
  const nameOf = async (format: string) =>
    String((await exportAs(format, fixture.viewer)).headers["content-disposition"]);
  expect(await nameOf("dtcg")).toBe('attachment; filename="isik-dtcg.zip"');
  expect(await nameOf("zip")).toBe('attachment; filename="isik-tokens.zip"');
  await setTestPlan(server, fixture.organizationId, "free");
});

test("returns one file by its path, and 404 for an unknown path", async () => {
  const whole = await exportAs("css", fixture.viewer);
  const named = await exportAs("css", fixture.viewer, { query: { file: "tokens.css" } });
  expect([named.status, named.text]).toEqual([200, whole.text]);
  for (const file of ["tokens", "tokens.scss", "../tokens.css", "constructor"]) {
    const other = await exportAs("css", fixture.viewer, { query: { file } });
    expect([other.status, other.meta.errorCode]).toEqual([404, "notFound"]);
  }
  expect((await exportAs("css", fixture.viewer, { query: { file: "" } })).status).toBe(422);
});

test("answers 404 for a format that is not registered", async () => {
  const unknown = await exportAs("docx", fixture.viewer);
  expect([unknown.status, unknown.meta.errorCode]).toEqual([404, "notFound"]);
});

test("refuses anonymous callers and strangers", async () => {
  expect((await exportAs("css", undefined)).status).toBe(401);
  const foreign = await exportAs("css", fixture.stranger);
  const unknown = await callApp(server, fixture.stranger, operations.exportVariables, {
    params: { projectId: "00000000-0000-4000-8000-000000000000", format: "css" },
    query: {},
  });
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(unknown.text);
});
