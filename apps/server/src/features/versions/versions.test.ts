import { operations } from "@tessera/contract";
import {
  createRecipe,
  overridePath,
  parseHexColor,
  tokenPath,
  writeDecisions,
  type Recipe,
} from "@tessera/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteOldRows } from "#database/delete-old-rows.ts";
import { callApp } from "#testing/call-app.ts";
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
beforeEach(async () => {
  fixture = await createProjectFixture(server, "pro");
});

const px = (value: number) => ({ type: "dimension", value, unit: "px" }) as const;
const withRadius = (basePx: number) =>
  writeDecisions(createRecipe(), [{ path: "radius/basePx", value: basePx }]);
const params = (versionId = "1") => ({ projectId: fixture.project.id, versionId });

function save(recipe: unknown, person: TestPerson = fixture.editor, ifMatch = "*") {
  return callApp(server, person, operations.updateRecipe, {
    params: { projectId: fixture.project.id },
    body: { recipe: recipe as never },
    ifMatch,
  });
}

function list(query: { before?: number; pageSize?: number } = {}, person = fixture.viewer) {
  return callApp(server, person, operations.listVersions, {
    params: { projectId: fixture.project.id },
    query,
  });
}

function mark(
  versionId: string,
  body: { name?: string | null; pinned?: boolean },
  person = fixture.editor,
) {
  return callApp(server, person, operations.updateVersion, {
    params: params(versionId),
    body,
  });
}

function restore(versionId: string, body: object = {}, ifMatch = "*", person = fixture.editor) {
  return callApp(server, person, operations.restoreVersion, {
    params: params(versionId),
    body,
    ifMatch,
  });
}

/** Moves every version of the project into the past. */
function age(interval: string, upTo = 1_000) {
  return runAsOwner(
    server.ownerUrl,
    `update versions set created_at = created_at - $2::interval
     where project_id = $1 and revision <= $3`,
    [fixture.project.id, interval, upTo],
  );
}

async function listRevisions(query = {}) {
  const { data } = await list(query);
  return data.versions.map(({ revision, saves }) => [revision, saves]);
}

describe("the list", () => {
  test("has every accepted save with its author, its time and its changed tokens", async () => {
    await save(withRadius(12));
    const { status, data } = await list();
    expect(status).toBe(200);
    expect(data).toMatchObject({ next: null, days: 30, hasHidden: false, pinned: [] });
    const [last, first] = data.versions;
    expect(first).toMatchObject({ revision: 1, changes: null, author: { name: "Olive Owner" } });
    expect(last).toMatchObject({
      revision: 2,
      saves: 1,
      expiresAt: null,
      author: { id: fixture.editor.userId, name: "Edip Editor" },
      name: null,
      pinned: false,
      note: null,
    });
    expect(last?.changes?.tokens).toHaveLength(3);
    expect(last?.changes?.total).toBeGreaterThan(3);
    expect(last?.changes?.broken).toBe(0);
    expect(last?.changes?.tokens[0]).toMatchObject({
      token: expect.stringMatching(/^radius\./),
      before: expect.stringMatching(/\d/),
      after: expect.stringMatching(/\d/),
    });
  });

  test("shows the saves of one author that began within ten minutes as one row", async () => {
    for (const radius of [5, 6, 7]) await save(withRadius(radius));
    await save(withRadius(8), fixture.owner);
    await save(withRadius(9));
    expect(await listRevisions()).toEqual([
      [6, 1],
      [5, 1],
      [4, 3],
      [1, 1],
    ]);
  });

  test("counts the ten minutes from the first save of a row", async () => {
    await save(withRadius(5));
    await age("6 minutes");
    await save(withRadius(6));
    await age("5 minutes");
    await save(withRadius(7));
    expect(await listRevisions()).toEqual([
      [4, 1],
      [3, 2],
      [1, 1],
    ]);
  });

  test("lists the changes of a row since the version before it", async () => {
    await save(withRadius(5));
    await save(createRecipe());
    const [last] = (await list()).data.versions;
    expect(last).toMatchObject({ revision: 3, saves: 2, changes: { total: 0, tokens: [] } });
  });

  test("shows a new name as what it is", async () => {
    await callApp(server, fixture.editor, operations.updateProject, {
      params: { projectId: fixture.project.id },
      body: { name: "Deniz" },
      ifMatch: "*",
    });
    await save(withRadius(5));
    const [edit, renamed] = (await list()).data.versions;
    expect(edit?.saves).toBe(1);
    expect(renamed).toMatchObject({ note: { kind: "renamed", from: "Işık", to: "Deniz" } });
  });

  test("is read in parts without a gap, also while saves arrive", async () => {
    for (const radius of [5, 6, 7, 8]) {
      await save(withRadius(radius), radius % 2 === 0 ? fixture.owner : fixture.editor);
    }
    const first = (await list({ pageSize: 2 })).data;
    expect([first.versions.map(({ revision }) => revision), first.next]).toEqual([[5, 4], 4]);
    await save(withRadius(9), fixture.owner);
    expect(await listRevisions({ pageSize: 2, before: 4 })).toEqual([
      [3, 1],
      [2, 1],
    ]);
    expect((await list({ pageSize: 2, before: 2 })).data).toMatchObject({
      versions: [{ revision: 1 }],
      pinned: [],
      next: null,
    });
  });

  test("refuses parts that are none", async () => {
    for (const query of [{ before: 0 }, { before: 1.5 }, { pageSize: 0 }, { pageSize: 101 }]) {
      expect((await list(query)).status).toBe(422);
    }
  });
});

describe("the days of the plan", () => {
  test("hide older versions on Free, and show them again on Pro", async () => {
    await save(withRadius(5), fixture.owner);
    await save(withRadius(6));
    await age("8 days", 2);
    await setTestPlan(server, fixture.organizationId, "free");
    expect((await list()).data).toMatchObject({
      versions: [{ revision: 3 }],
      days: 7,
      hasHidden: true,
    });
    const hidden = await callApp(server, fixture.viewer, operations.getVersion, {
      params: params(),
    });
    expect(hidden.status).toBe(404);
    expect((await mark("2", { name: "x" }, fixture.owner)).status).toBe(404);
    expect((await restore("2", {}, "*", fixture.owner)).status).toBe(404);
    await setTestPlan(server, fixture.organizationId, "pro");
    expect(await listRevisions()).toHaveLength(3);
  });

  test("never hide the current version", async () => {
    await save(withRadius(5));
    await age("90 days");
    await setTestPlan(server, fixture.organizationId, "free");
    expect((await list()).data).toMatchObject({
      versions: [{ revision: 2, expiresAt: null }],
      hasHidden: true,
    });
  });

  test("end at the expiry of a version, also for a pinned one", async () => {
    await save(withRadius(5));
    await mark("1", { pinned: true });
    await age("29 days");
    const { pinned } = (await list()).data;
    const [first] = pinned;
    const ends = Date.parse(first?.createdAt ?? "") + 30 * 86_400_000;
    expect(Date.parse(first?.expiresAt ?? "")).toBe(ends);
    await age("2 days");
    expect((await list()).data.pinned).toEqual([]);
  });

  test("lead to the deletion of versions that are older than 30 days, except the newest", async () => {
    await save(withRadius(5), fixture.owner);
    await save(withRadius(6));
    await age("31 days", 2);
    await deleteOldRows(server.services);
    const remaining = await runAsOwner(
      server.ownerUrl,
      "select revision from versions where project_id = $1",
      [fixture.project.id],
    );
    expect(remaining).toEqual([{ revision: 3 }]);
    await age("90 days");
    await deleteOldRows(server.services);
    expect(await listRevisions()).toEqual([[3, 1]]);
  });
});

describe("a name and a pin", () => {
  test("keep a version a separate row", async () => {
    for (const radius of [5, 6]) await save(withRadius(radius));
    const named = await mark("2", { name: " Launch " });
    expect([named.status, named.data]).toMatchObject([200, { revision: 2, name: "Launch" }]);
    expect(await listRevisions()).toEqual([
      [3, 1],
      [2, 1],
      [1, 1],
    ]);
    await mark("3", { pinned: true });
    await save(withRadius(7));
    const { versions, pinned } = (await list()).data;
    expect(versions.map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
    expect(pinned.map(({ revision }) => revision)).toEqual([3]);
  });

  test("can be removed, and change no revision of the project", async () => {
    await mark("1", { name: "Start", pinned: true });
    const { data } = await mark("1", { name: null, pinned: false });
    expect(data).toMatchObject({ name: null, pinned: false });
    expect((await list()).data.versions).toHaveLength(1);
  });

  test("are refused for a bad name, an unknown version and an id that is none", async () => {
    expect((await mark("1", { name: "a/b" })).meta.fields).toHaveProperty("name");
    for (const id of ["99", "0", "-1", "1.5", "x", "99999999999"]) {
      expect([id, (await mark(id, { pinned: true })).status]).toEqual([id, 404]);
    }
  });
});

describe("an opened version", () => {
  test("has its whole recipe, also as a part of a row", async () => {
    for (const radius of [5, 6]) await save(withRadius(radius));
    const { status, data } = await callApp(server, fixture.viewer, operations.getVersion, {
      params: params("2"),
    });
    expect(status).toBe(200);
    expect((data.recipe as Recipe).radius.basePx).toBe(5);
  });
});

describe("a comparison", () => {
  test("lists values, visible differences, promises, a suggested version and notes", async () => {
    const red = createRecipe(parseHexColor("#c81e1e"));
    await mark("1", { name: "1.4.2" });
    await save(
      writeDecisions(red, [{ path: `customTokens/${tokenPath("gap.page")}`, value: px(24) }]),
    );
    const { status, data } = await callApp(server, fixture.viewer, operations.diffVersions, {
      params: params("1"),
      query: { to: 2 },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ from: 1, to: 2, release: "minor", suggestedVersion: "1.5.0" });
    expect(data.notes).toContain("## 1.5.0\n");
    expect(data.notes).toContain("- `gap.page`: `24px`");
    const kinds = data.differences.map(({ kind, token }) => `${kind} ${token}`);
    expect(kinds).toContain("added gap.page");
    expect(kinds).toContain("changed color.primary.600");
    const color = data.differences.find(({ token }) => token === "color.primary.600");
    expect(color?.deltaEOk).toBeGreaterThan(0.02);
  });

  test("names the promises that are broken, and suggests a major version", async () => {
    const text = { type: "color", hex: parseHexColor("#eeeeee"), alpha: 1 };
    await save(
      writeDecisions(createRecipe(), [
        { path: overridePath(tokenPath("color.text")), value: text },
      ]),
    );
    const { data } = await callApp(server, fixture.viewer, operations.diffVersions, {
      params: params("1"),
      query: {},
      headers: { "accept-language": "tr" },
    });
    expect(data.release).toBe("major");
    expect(data.promises.length).toBeGreaterThan(0);
    expect(data.promises.every(({ isKept }) => !isKept)).toBe(true);
    expect(data.notes).toContain("### Artık sağlanmayan kontrast güvenceleri");
    expect((await list()).data.versions[0]?.changes?.broken).toBe(data.promises.length);
  });

  test("answers 404 for an unknown version, and 422 for no revision", async () => {
    const diff = (versionId: string, to: number) =>
      callApp(server, fixture.viewer, operations.diffVersions, {
        params: params(versionId),
        query: { to },
      });
    expect((await diff("9", 1)).status).toBe(404);
    expect((await diff("1", 9)).status).toBe(404);
    expect((await diff("1", 0)).status).toBe(422);
  });
});

describe("a restored version", () => {
  const both = writeDecisions(withRadius(12), [
    { path: overridePath(tokenPath("spacing.m")), value: px(17) },
    { path: "color/base", value: "#c81e1e" },
  ]);

  test("is saved as the next version, whole", async () => {
    await save(both);
    const { status, headers, data } = await restore("1", {}, '"2"');
    expect([status, headers.etag, data.revision]).toEqual([200, '"3"', 3]);
    expect(data.recipe).toEqual(fixture.project.recipe);
    const [last] = (await list()).data.versions;
    expect(last).toMatchObject({ revision: 3, saves: 1, note: { kind: "restored", revision: 1 } });
    await save(withRadius(5));
    expect(await listRevisions()).toHaveLength(4);
  });

  test("can be some categories of it", async () => {
    await save(both);
    const { data } = await restore("1", { categories: ["radius", "spacing"] });
    const recipe = data.recipe as Recipe;
    expect(recipe.radius).toEqual(createRecipe().radius);
    expect(recipe.overrides).toEqual({});
    expect(recipe.color.base).toBe("#c81e1e");
    expect((await list()).data.versions[0]?.note).toEqual({
      kind: "restored",
      revision: 1,
      categories: ["radius", "spacing"],
    });
  });

  test("can be one token of it", async () => {
    await save(both);
    const { data } = await restore("1", { token: "color.primary.600" });
    const diff = await callApp(server, fixture.viewer, operations.diffVersions, {
      params: params("1"),
      query: {},
    });
    expect(data.recipe.color.base).toBe("#c81e1e");
    const different = diff.data.differences
      .filter(({ before, after }) => before !== after)
      .map(({ token }) => token);
    expect(different).not.toContain("color.primary.600");
    expect(different).toContain("color.primary.500");
  });

  test("respects the plan, the revision and the fields", async () => {
    await save(both);
    expect((await restore("1", {}, '"1"')).status).toBe(412);
    const without = await callApp(server, fixture.editor, operations.restoreVersion, {
      params: params("1"),
      body: {},
    });
    expect(without.status).toBe(428);
    for (const body of [
      { categories: [] },
      { categories: ["colors"] },
      { categories: ["color"], token: "spacing.m" },
      { token: 1 },
    ]) {
      expect((await restore("1", body)).status).toBe(422);
    }
    expect((await restore("1", { token: "No path" })).status).toBe(404);
    expect((await restore("9")).status).toBe(404);
    await setTestPlan(server, fixture.organizationId, "free");
    const limited = await restore("1", { token: "color.primary.600" });
    expect([limited.status, limited.meta.errorCode]).toEqual([403, "planLimit"]);
  });
});

test("a viewer reads the history but changes nothing, and a stranger finds none of it", async () => {
  const write = {
    restoreVersion: (person: TestPerson) =>
      callApp(server, person, operations.restoreVersion, {
        params: params(),
        body: {},
        ifMatch: "*",
      }),
    updateVersion: (person: TestPerson) =>
      callApp(server, person, operations.updateVersion, { params: params(), body: {} }),
  };
  for (const call of Object.values(write)) {
    expect((await call(fixture.viewer)).status).toBe(403);
    expect((await call(fixture.stranger)).status).toBe(404);
  }
  expect((await list({}, fixture.stranger)).status).toBe(404);
  const opened = await callApp(server, fixture.stranger, operations.getVersion, {
    params: params(),
  });
  const compared = await callApp(server, fixture.stranger, operations.diffVersions, {
    params: params(),
    query: {},
  });
  expect([opened.status, compared.status]).toEqual([404, 404]);
});

test("a deleted account leaves its versions without an author", async () => {
  await save(withRadius(5));
  await runAsOwner(server.ownerUrl, "delete from users where id = $1", [fixture.editor.userId]);
  expect((await list()).data.versions[0]).toMatchObject({ revision: 2, author: null });
});
