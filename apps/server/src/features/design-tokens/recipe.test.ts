import { operations, type PlanId } from "@tessera/contract";
import { createRecipe, defaultAdvancedColor, type Recipe } from "@tessera/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditIdOf } from "#testing/audit-id-of.ts";
import { callApp, type CallHeaders } from "#testing/call-app.ts";
import { setTestPlan, type TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function createFreshFixture(plan: PlanId = "pro"): Promise<void> {
  fixture = await createProjectFixture(server, plan);
}

function read(person?: TestPerson, projectId: string = fixture.project.id) {
  return callApp(server, person, operations.getRecipe, { params: { projectId } });
}

function write(
  person: TestPerson | undefined,
  recipe: unknown,
  headers: CallHeaders = { ifMatch: "*" },
  projectId: string = fixture.project.id,
) {
  return callApp(server, person, operations.updateRecipe, {
    params: { projectId },
    body: { recipe: recipe as Recipe },
    ...headers,
  });
}

const larger: Recipe = {
  ...createRecipe(),
  spacing: { ...createRecipe().spacing, unitPx: 8, density: "compact" },
  radius: { basePx: 12 },
};
const pinnedColor = {
  ...larger,
  overrides: { "color.primary.500": { type: "color", hex: "#ff0000", alpha: 1 } },
};
const customToken = {
  ...larger,
  customTokens: { "brand.edge": { type: "dimension", value: 3, unit: "px" } },
};

test("always answers with the whole recipe, because its generated values may have changed", async () => {
  await createFreshFixture();
  const params = { projectId: fixture.project.id };
  for (const operation of [operations.getRecipe, operations.getRadii]) {
    const headers = { "if-none-match": '"1"' };
    const { status, data } = await callApp(server, fixture.viewer, operation, { params, headers });
    expect([status, data]).toEqual([200, expect.anything()]);
  }
});

test("returns the recipe with its revision and the author of the last save", async () => {
  await createFreshFixture();
  const { status, headers, data } = await read(fixture.viewer);
  expect([status, headers.etag]).toEqual([200, '"1"']);
  expect(data).toEqual({
    recipe: createRecipe(),
    revision: 1,
    updatedAt: fixture.project.updatedAt,
    updatedBy: { id: fixture.owner.userId, name: "Olive Owner" },
  });
});

test("saves the whole recipe, with its version and its audit row", async () => {
  await createFreshFixture();
  const { status, headers, data } = await write(fixture.editor, larger, { ifMatch: '"1"' });
  expect([status, headers.etag]).toEqual([200, '"2"']);
  expect(data).toMatchObject({
    recipe: larger,
    revision: 2,
    updatedBy: { id: fixture.editor.userId },
  });
  const stored = await runAsOwner(
    server.ownerUrl,
    `select v.recipe, v.operation, v.created_by, a.actor_id, a.details from versions v
     join audit a on a.subject_id = v.project_id and a.operation = v.operation
     where v.project_id = $1 and v.revision = 2`,
    [fixture.project.id],
  );
  expect(stored).toEqual([
    {
      recipe: larger,
      operation: "updateRecipe",
      created_by: fixture.editor.userId,
      actor_id: await auditIdOf(server, fixture.editor.userId),
      details: { revision: 2 },
    },
  ]);
});

test("opens and exports an old recipe with a step that is named like a role, and refuses to save that name", async () => {
  await createFreshFixture();
  const { color, ...others } = createRecipe();
  const advanced = { ...defaultAdvancedColor, stepNames: ["light", "text", "dark"] };
  const stored = {
    ...others,
    color: { ...color, advanced },
    overrides: { "color.danger.text": { type: "color", hex: "#aa2222", alpha: 1 } },
    customTokens: { "brand.ink": { type: "alias", to: "color.primary.text" } },
  };
  const projectId = fixture.project.id;
  await runAsOwner(server.ownerUrl, "update projects set recipe = $1 where id = $2", [
    JSON.stringify(stored),
    projectId,
  ]);
  const { data } = await read(fixture.viewer);
  expect(data.recipe.color.advanced.stepNames).toEqual(["light", "text2", "dark"]);
  expect(Object.keys(data.recipe.overrides)).toEqual(["color.danger.text2"]);
  expect(data.recipe.customTokens).toMatchObject({ "brand.ink": { to: "color.primary.text2" } });
  const printed = [
    await callApp(server, fixture.viewer, operations.getRadii, { params: { projectId } }),
    await callApp(server, fixture.viewer, operations.listColors, { query: { projectId } }),
  ];
  expect(printed.map(({ status }) => status)).toEqual([200, 200]);
  for (const [language, message] of [
    ["en", "This name is taken by the role color.success-text."],
    ["tr", "Bu adı color.success-text rolü kullanıyor."],
  ] as const) {
    const headers = { "accept-language": language };
    const { status, meta } = await write(fixture.owner, stored, { ifMatch: "*", headers });
    expect(status).toBe(422);
    expect(meta.fields).toEqual({ "recipe.color.advanced.stepNames.1": message });
  }
});

test("repairs an old recipe with unsorted breakpoints as the editor does", async () => {
  await createFreshFixture();
  const overrides = { "breakpoint.m": { type: "alias", to: "breakpoint.xl" } };
  await runAsOwner(server.ownerUrl, "update projects set recipe = $1 where id = $2", [
    JSON.stringify({ ...createRecipe(), overrides }),
    fixture.project.id,
  ]);
  expect((await read(fixture.viewer)).data.recipe).toEqual(createRecipe());
});

test("accepts a recipe in any order of its parts", async () => {
  await createFreshFixture();
  const turned = Object.fromEntries(Object.entries(createRecipe()).toReversed());
  expect((await write(fixture.editor, turned)).data.recipe).toEqual(createRecipe());
});

test("accepts one of two equal saves from one revision", async () => {
  await createFreshFixture();
  const saves = [1, 2].map(() => write(fixture.editor, createRecipe(), { ifMatch: '"1"' }));
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 412]));
});

test("keeps the order of custom tokens", async () => {
  await createFreshFixture();
  await setTestPlan(server, fixture.organizationId, "pro");
  const size = { type: "dimension", value: 3, unit: "px" };
  const custom = (paths: readonly string[]) => ({
    ...larger,
    customTokens: Object.fromEntries(paths.map((path) => [path, size])),
  });
  const paths = ["brand.zeta-long", "brand.b", "brand.a"];
  expect((await write(fixture.editor, custom(paths))).headers.etag).toBe('"2"');
  const { data } = await read(fixture.viewer);
  expect(Object.keys(data.recipe.customTokens)).toEqual(paths);
  expect((await write(fixture.editor, custom(paths.toReversed()))).headers.etag).toBe('"3"');
});

test("requires the revision, and returns the current state to a stale writer", async () => {
  await createFreshFixture();
  const missing = await write(fixture.editor, larger, {});
  expect([missing.status, missing.meta.errorCode]).toEqual([428, "preconditionRequired"]);
  const [accepted, refused] = (
    await Promise.all([
      write(fixture.editor, larger, { ifMatch: '"1"' }),
      write(fixture.owner, createRecipe("#ff0000" as never), { ifMatch: '"1"' }),
    ])
  ).toSorted((one, other) => one.status - other.status);
  expect([accepted?.status, refused?.status]).toEqual([200, 412]);
  expect([refused?.headers.etag, refused?.meta.errorCode]).toEqual(['"2"', "staleRevision"]);
  expect(refused?.data).toEqual(accepted?.data);
});

test("reports the engine's problems by field, before it requires a revision", async () => {
  await createFreshFixture();
  const { color, ...rest } = createRecipe();
  const wrong = { ...rest, color: { ...color, base: "red", neutralChroma: 5 }, surely: 1 };
  const { status, meta } = await write(fixture.editor, wrong, {});
  expect([status, meta.errorCode]).toEqual([422, "invalid"]);
  expect(meta.fields).toMatchObject({
    "recipe.color.base": "Enter a color, such as #2447b8.",
    "recipe.color.neutralChroma": "Enter a value from 0 to 0.02.",
    "recipe.surely": "Unknown field. Remove it.",
  });
  expect((await write(fixture.editor, [], {})).status).toBe(422);
});

test.each([
  [
    "a pinned color",
    pinnedColor,
    "Pinned colors, extra palettes, contrast targets and wide-gamut colors aren’t included in the Free plan.",
  ],
  ["a custom token", customToken, "Custom tokens and aliases aren’t included in the Free plan."],
])("allows Free to keep %s of a Pro recipe, and to add none", async (_what, recipe, message) => {
  await createFreshFixture("free");
  const refused = await write(fixture.owner, recipe, { ifMatch: '"9"' });
  expect([refused.status, refused.meta.errorCode]).toEqual([403, "planLimit"]);
  expect(refused.meta.errorMessage).toBe(`${message} Upgrade to Pro to continue.`);
  await setTestPlan(server, fixture.organizationId, "pro");
  expect((await write(fixture.owner, recipe)).status).toBe(200);
  await setTestPlan(server, fixture.organizationId, "free");
  const stored = { ...recipe, radius: { basePx: 4 } };
  expect((await write(fixture.owner, stored)).status).toBe(200);
});

function withAdvanced(advanced: object) {
  const recipe = createRecipe();
  return { ...recipe, color: { ...recipe.color, advanced } };
}

test("allows Free to remove palettes and pins one by one, and not to replace them", async () => {
  await createFreshFixture("free");
  const sea = { base: "#0d9488", hasRoles: true };
  const pins = { sea: { 300: "#a7e3dc", 400: "#5eead4" } };
  const whole = withAdvanced({ palettes: { sea, sand: sea }, pinnedSteps: pins });
  const fewer = withAdvanced({ palettes: { sea }, pinnedSteps: { sea: { 400: "#5eead4" } } });
  expect((await write(fixture.owner, whole)).meta.errorCode).toBe("planLimit");
  await setTestPlan(server, fixture.organizationId, "pro");
  expect((await write(fixture.owner, whole)).status).toBe(200);
  await setTestPlan(server, fixture.organizationId, "free");
  expect((await write(fixture.owner, fewer)).status).toBe(200);
  for (const more of [
    { palettes: { sea }, pinnedSteps: pins },
    { palettes: { sea: { ...sea, base: "#000000" } } },
    { palettes: { sea }, baseSteps: { sea: "500" } },
  ])
    expect((await write(fixture.owner, withAdvanced(more))).status).toBe(403);
  const { status, data } = await write(fixture.owner, withAdvanced({ hasTints: true }));
  expect([status, data.recipe.color.advanced.palettes]).toEqual([200, {}]);
});

test("allows Free to rename a step with a saved pin", async () => {
  await createFreshFixture();
  const named = (step: string) =>
    withAdvanced({ stepNames: [step, "b", "c"], pinnedSteps: { primary: { [step]: "#a7e3dc" } } });
  expect((await write(fixture.owner, named("a"))).status).toBe(200);
  await setTestPlan(server, fixture.organizationId, "free");
  expect((await write(fixture.owner, named("light"))).status).toBe(200);
});

test("allows Free to rename palettes and motion of a Pro recipe with their pins, and to add none", async () => {
  await createFreshFixture();
  const base = "#0d9488";
  const recipe = (palette: string, duration: string, more: object = {}) => ({
    ...withAdvanced({
      palettes: { [palette]: { base } },
      pinnedSteps: { [palette]: { 300: "#a7e3dc", ...more } },
    }),
    motion: { durations: [{ key: duration, ms: 200 }] },
    customTokens: { "brand.time": { type: "alias", to: `duration.${duration}` } },
  });
  expect((await write(fixture.owner, recipe("sea", "slow"))).status).toBe(200);
  await setTestPlan(server, fixture.organizationId, "free");
  expect((await write(fixture.owner, recipe("ocean", "calm"))).status).toBe(200);
  const added = await write(fixture.owner, recipe("lake", "late", { 400: "#5eead4" }));
  expect([added.status, added.meta.errorCode]).toEqual([403, "planLimit"]);
  const { data } = await read(fixture.owner);
  expect(Object.keys(data.recipe.color.advanced.palettes)).toEqual(["ocean"]);
});

test("allows Free to switch off and rename palettes of a Pro recipe, and to add no roles and no custom token", async () => {
  await createFreshFixture();
  const recipe = (name: string, hasRoles: boolean, ...tokens: string[]) => ({
    ...withAdvanced({ palettes: { [name]: { base: "#0d9488", hasRoles } } }),
    customTokens: Object.fromEntries(
      tokens.map((token) => [token, { type: "dimension", value: 3, unit: "px" }]),
    ),
  });
  const stored = recipe("sea", true, "brand.edge");
  expect((await write(fixture.owner, stored)).status).toBe(200);
  await setTestPlan(server, fixture.organizationId, "free");
  const bare = recipe("ocean", false, "brand.edge");
  expect((await write(fixture.owner, bare)).status).toBe(200);
  for (const more of [
    recipe("ocean", true, "brand.edge"),
    recipe("ocean", false, "brand.edge", "brand.more"),
    recipe("ocean", false, "brand.more"),
  ]) {
    const refused = await write(fixture.owner, more);
    expect([refused.status, refused.meta.errorCode]).toEqual([403, "planLimit"]);
  }
  const { data } = await read(fixture.owner);
  expect(data.recipe).toMatchObject({
    color: { advanced: { palettes: { ocean: { hasRoles: false } } } },
  });
});

test("names the wrong palette and step", async () => {
  await createFreshFixture();
  const wrong = withAdvanced({
    palettes: { primary: { base: "#0d9488" } },
    pinnedSteps: { danger: { 550: "#000000" } },
  });
  const { status, meta } = await write(fixture.editor, wrong);
  expect(status).toBe(422);
  expect(Object.keys(meta.fields ?? {})).toEqual(["recipe.color.advanced.pinnedSteps.danger.550"]);
  const taken = await write(fixture.editor, withAdvanced({ palettes: { text: { base: "#000" } } }));
  expect(Object.keys(taken.meta.fields ?? {})).toEqual(["recipe.color.advanced.palettes.text"]);
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
