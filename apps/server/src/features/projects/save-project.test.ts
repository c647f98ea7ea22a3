import { operations, type Project } from "@tessera/contract";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { runAsOwner } from "#testing/owner.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const isLong = inject("form") === "long";
const editors = isLong ? 10 : 3;
const savesEach = isLong ? 1000 : 10;

let server: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = await createProjectFixture(server, "pro");
});
afterAll(() => server.close());

/** Saves different colors, each from the revision seen last, and returns the accepted ones. */
async function editColors(editor: number): Promise<readonly string[]> {
  const accepted: string[] = [];
  let seen = '"1"';
  for (let save = 0; save < savesEach; save += 1) {
    const baseColor = `#${(editor * savesEach + save + 1).toString(16).padStart(6, "0")}`;
    const { status, headers } = await callApp(server, fixture.editor, operations.updatePalette, {
      params: { projectId: fixture.project.id },
      body: { baseColor },
      ifMatch: seen,
    });
    expect([200, 412]).toContain(status);
    if (status === 200) accepted.push(baseColor);
    seen = String(headers.etag);
  }
  return accepted;
}

function readHistory() {
  return runAsOwner<{ revision: number; recipe: Project["recipe"] }>(
    server.ownerUrl,
    "select revision, recipe from versions where project_id = $1 order by revision",
    [fixture.project.id],
  );
}

test(
  `loses no save that was accepted from ${editors} editors of one project`,
  { timeout: 600_000 },
  async () => {
    const accepted = await Promise.all(Array.from({ length: editors }, (_, at) => editColors(at)));
    const history = await readHistory();
    const bases = history.slice(1).map(({ recipe }) => recipe.color.base);
    expect(bases.toSorted()).toEqual(accepted.flat().toSorted());
    expect(bases.length).toBeGreaterThanOrEqual(savesEach);
    expect(history.map(({ revision }) => revision)).toEqual(history.map((_row, at) => at + 1));
    const { data } = await callApp(server, fixture.viewer, operations.getRecipe, {
      params: { projectId: fixture.project.id },
    });
    expect([data.revision, data.recipe]).toEqual([history.length, history.at(-1)?.recipe]);
  },
);
