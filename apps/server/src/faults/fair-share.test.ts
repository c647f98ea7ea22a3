import { operations } from "@tessera/contract";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { makePerson, makeTestOrganization } from "#testing/factories.ts";
import { makeProjectSetting, type ProjectSetting } from "#testing/project-setting.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const isLong = inject("form") === "long";
const savesAtOnce = 60;
const readsMeasured = isLong ? 200 : 20;

let server: TestApp;
let setting: ProjectSetting;
beforeAll(async () => {
  server = await startTestApp({ config: { rateLimitFactor: 1 } });
  setting = await makeProjectSetting(server);
});
afterAll(() => server.close());

function save() {
  const { owner, project } = setting;
  return callApp(server, owner, operations.updateRecipe, {
    params: { projectId: project.id },
    body: { recipe: project.recipe },
    ifMatch: "*",
  });
}

async function readAsOther() {
  const start = performance.now();
  const { status } = await callApp(server, setting.stranger, operations.listProjects, {
    query: {},
    organizationId: setting.otherOrganizationId,
  });
  return { status, durationMs: performance.now() - start };
}

async function readSome() {
  const reads: Awaited<ReturnType<typeof readAsOther>>[] = [];
  for (let count = 0; count < readsMeasured; count += 1) reads.push(await readAsOther());
  const sorted = reads.map(({ durationMs }) => durationMs).toSorted((one, other) => one - other);
  const p95Ms = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return { p95Ms, statuses: new Set(reads.map(({ status }) => status)) };
}

describe("60 saves of one user to one project at once", () => {
  test("four are taken, the others are asked to come again in a second", async () => {
    const answers = await Promise.all(Array.from({ length: savesAtOnce }, save));
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([4, savesAtOnce - 4]);
    expect(new Set(refused.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["1"]));
  });

  test("leave another tenant its share", async () => {
    const quiet = await readSome();
    let isOver = false;
    const flood = Array.from({ length: savesAtOnce }, async () => {
      while (!isOver) {
        await save();
        // A refused call needs no I/O: without this, the loop would be ours alone.
        await nextTurn();
      }
    });
    const busy = await readSome();
    isOver = true;
    await Promise.all(flood);
    expect(busy.statuses).toEqual(new Set([200]));
    const allowed = isLong ? 2 : 20;
    expect(busy.p95Ms).toBeLessThan(Math.max(quiet.p95Ms, isLong ? 5 : 50) * allowed);
  });
});

test("a user makes 600 calls a minute, and another one is not counted with them", async () => {
  const [person, other] = [await makePerson(server), await makePerson(server)];
  await makeTestOrganization(server, person);
  const call = (who: typeof person) => callApp(server, who, operations.getUser, {});
  let first429 = 0;
  for (let count = 1; count <= 601 && first429 === 0; count += 1) {
    if ((await call(person)).status === 429) first429 = count;
  }
  expect(first429).toBe(601);
  expect((await call(other)).status).toBe(200);
});
