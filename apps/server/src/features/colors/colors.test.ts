import { operations } from "@tessera/contract";
import { createRecipe, type Recipe } from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";
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

function list(person: TestPerson | undefined, projectId?: string) {
  return callApp(server, person, operations.listColors, { query: { projectId } });
}

function setBase(
  person: TestPerson | undefined,
  baseColor: unknown,
  headers: CallHeaders = {},
  projectId: string = fixture.project.id,
) {
  return callApp(server, person, operations.updatePalette, {
    params: { projectId },
    body: { baseColor: baseColor as string },
    ...headers,
  });
}

function setStatus(
  person: TestPerson | undefined,
  body: object,
  headers: CallHeaders = {},
  projectId: string = fixture.project.id,
) {
  return callApp(server, person, operations.updateStatusColor, {
    params: { projectId },
    body: body as { status: "success"; colorCode: string },
    ...headers,
  });
}

test("lists the palettes of a project, eleven steps each, with their contrast", async () => {
  await createFreshFixture();
  const { status, headers, data } = await list(fixture.viewer, fixture.project.id);
  expect([status, headers.etag]).toEqual([200, '"1"']);
  expect(data.palettes.map(({ name }) => name)).toEqual(projectPalettes);
  for (const { steps, baseColor } of data.palettes) {
    expect(steps.map(({ step }) => step)).toEqual([
      50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950,
    ]);
    expect(steps.filter(({ isBase }) => isBase).map(({ hex }) => hex)).toEqual(
      baseColor === null ? [] : [baseColor],
    );
    for (const { hex, contrastOnWhite } of steps)
      expect(contrastOnWhite).toBe(contrastRatio(hex, "#ffffff" as never));
  }
});

const projectPalettes = ["primary", "neutral", "success", "warning", "danger", "info"];
const named = ["pale", "light", "base", "dark", "900"];

async function saveAdvanced(advanced: object) {
  const recipe = createRecipe();
  const { status, text } = await callApp(server, fixture.owner, operations.updateRecipe, {
    params: { projectId: fixture.project.id },
    body: { recipe: { ...recipe, color: { ...recipe.color, advanced } } as Recipe },
    ifMatch: "*",
  });
  if (status !== 200) throw new Error(text);
}

test("lists steps by any name, with a number when the name is one", async () => {
  fixture = await createProjectFixture(server, "pro");
  await saveAdvanced({ stepNames: named, palettes: { "sea-green": { base: "#0d9488" } } });
  const { palettes } = (await list(fixture.viewer, fixture.project.id)).data;
  expect(palettes.map(({ name, baseColor }) => [name, baseColor])).toContainEqual([
    "sea-green",
    "#0d9488",
  ]);
  for (const { steps, tints } of palettes) {
    expect(steps.map(({ name }) => name)).toEqual(named);
    expect(steps.map(({ step }) => step)).toEqual([null, null, null, null, 900]);
    expect(tints).toEqual([]);
  }
});

test("lists tints with their palette, and not as palettes", async () => {
  await createFreshFixture();
  await saveAdvanced({ stepNames: named, hasTints: true });
  const { palettes } = (await list(fixture.viewer, fixture.project.id)).data;
  expect(palettes.map(({ name }) => name)).toEqual(projectPalettes);
  for (const { name, tints } of palettes)
    expect(tints.map((tint) => tint.name)).toEqual(name === "neutral" ? [] : named);
  expect(palettes[0]?.tints[2]?.hex).not.toBe(palettes[0]?.steps[2]?.hex);
});

test("lists a pinned step with its pinned color", async () => {
  fixture = await createProjectFixture(server, "pro");
  await saveAdvanced({ pinnedSteps: { primary: { 300: "#abcdef" } }, baseSteps: { info: "500" } });
  const { palettes } = (await list(fixture.viewer, fixture.project.id)).data;
  expect(palettes[0]?.steps.find(({ step }) => step === 300)?.hex).toBe("#abcdef");
  const info = palettes.find(({ name }) => name === "info");
  expect(info?.steps.find(({ isBase }) => isBase)?.step).toBe(500);
});

test("lists the starter palettes without a project", async () => {
  const { status, headers, data } = await list(fixture.stranger);
  expect([status, headers.etag]).toEqual([200, undefined]);
  expect(data.palettes.map(({ name }) => name)).toEqual([
    "Minium",
    "Saffron",
    "Verdigris",
    "Lapis",
    "Porphyry",
  ]);
});

test("refuses anonymous callers, and strangers to the named project", async () => {
  expect((await list(undefined)).status).toBe(401);
  const foreign = await list(fixture.stranger, fixture.project.id);
  const unknown = await list(fixture.stranger, "00000000-0000-4000-8000-000000000000");
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(unknown.text);
});

test("sets the base color exactly and returns the resulting palettes", async () => {
  await createFreshFixture();
  const { status, headers, data } = await setBase(fixture.editor, "#0D9488", { ifMatch: '"1"' });
  expect([status, headers.etag]).toEqual([200, '"2"']);
  expect(data.palettes[0]?.baseColor).toBe("#0d9488");
  expect(data).toEqual((await list(fixture.viewer, fixture.project.id)).data);
});

test("sets the color of one status and no other", async () => {
  await createFreshFixture();
  const before = (await list(fixture.viewer, fixture.project.id)).data.palettes;
  const change = { status: "danger", colorCode: "#c0f" };
  const { status, data } = await setStatus(fixture.editor, change, { ifMatch: '"1"' });
  expect(status).toBe(200);
  const changed = data.palettes.filter(
    ({ steps }, at) => steps[5]?.hex !== before[at]?.steps[5]?.hex,
  );
  expect(changed.map(({ name, baseColor }) => [name, baseColor])).toEqual([["danger", "#cc00ff"]]);
});

test("creates a revision also when the color does not change", async () => {
  await createFreshFixture();
  const { base, status } = fixture.project.recipe.color;
  expect((await setBase(fixture.owner, base, { ifMatch: "*" })).headers.etag).toBe('"2"');
  const same = { status: "info", colorCode: status.info };
  expect((await setStatus(fixture.owner, same, { ifMatch: "*" })).headers.etag).toBe('"3"');
});

test.each([
  [
    "the base color",
    (headers: CallHeaders, color?: string) => setBase(fixture.owner, color ?? "#ff0000", headers),
  ],
  [
    "a status",
    (headers: CallHeaders, color?: string) =>
      setStatus(fixture.owner, { status: "success", colorCode: color ?? "#ff0000" }, headers),
  ],
])("requires the revision that %s was edited from", async (_what, save) => {
  await createFreshFixture();
  expect((await save({})).status).toBe(428);
  const [accepted, refused] = (
    await Promise.all([save({ ifMatch: '"1"' }), save({ ifMatch: '"1"' }, "#00ff00")])
  ).toSorted((one, other) => one.status - other.status);
  expect([accepted?.status, refused?.status]).toEqual([200, 412]);
  expect([refused?.headers.etag, refused?.meta.errorCode]).toEqual(['"2"', "staleRevision"]);
  expect(refused?.data).toEqual(accepted?.data);
});

test("names the field of an invalid color and of an unknown status", async () => {
  await createFreshFixture();
  expect((await setBase(fixture.owner, "red")).meta.fields).toEqual({
    baseColor: "Enter a color as #rgb or #rrggbb.",
  });
  const { status, meta } = await setStatus(fixture.owner, { status: "constructor", colorCode: 1 });
  expect(status).toBe(422);
  expect(meta.fields).toEqual({
    status: "Choose one of: success, warning, danger, info.",
    colorCode: "Enter text.",
  });
});

test("refuses anonymous callers, strangers and viewers before it reads the body", async () => {
  await createFreshFixture();
  const unknownId = "00000000-0000-4000-8000-000000000000";
  expect([(await setBase(undefined, "")).status, (await setStatus(undefined, {})).status]).toEqual([
    401, 401,
  ]);
  const foreignBase = await setBase(fixture.stranger, "");
  const foreignStatus = await setStatus(fixture.stranger, {});
  expect([foreignBase.status, foreignStatus.status]).toEqual([404, 404]);
  expect((await setBase(fixture.stranger, "", {}, unknownId)).text).toBe(foreignBase.text);
  expect((await setStatus(fixture.stranger, {}, {}, unknownId)).text).toBe(foreignStatus.text);
  const weak = [await setBase(fixture.viewer, ""), await setStatus(fixture.viewer, {})];
  expect(weak.map(({ meta }) => meta.errorCode)).toEqual(["notAllowed", "notAllowed"]);
});
