import { setImmediate as nextTurn } from "node:timers/promises";
import { operations } from "@tessera/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callApp } from "#testing/call-app.ts";
import { createPerson, type TestPerson } from "#testing/factories.ts";
import { createLargestRecipe } from "#testing/largest-recipe.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const callsAtOnce = 60;
/** A tenth of the calls a minute; the number of concurrent calls is not multiplied. */
const rateLimitFactor = 0.1;

let server: TestApp;
let fixture: ProjectFixture;
beforeAll(async () => {
  server = await startTestApp({ config: { rateLimitFactor } });
  fixture = await createProjectFixture(server, "pro");
});
afterAll(() => server.close());

function repeat<Result>(work: () => Promise<Result>): Promise<readonly Result[]> {
  return Promise.all(Array.from({ length: callsAtOnce }, work));
}

function saveAs(person: TestPerson, recipe = fixture.project.recipe) {
  return callApp(server, person, operations.updateRecipe, {
    params: { projectId: fixture.project.id },
    body: { recipe },
    ifMatch: "*",
  });
}

function readAs(person: TestPerson, organizationId: string) {
  return callApp(server, person, operations.listProjects, { query: {}, organizationId });
}

/** Runs `work` while the project is locked, so that no accepted call ends before all have arrived. */
async function whileLocked<Result>(work: (release: () => void) => Promise<Result>) {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const turn = `project ${fixture.project.id}`;
  const holding = server.services.database.transactionInTurn(turn, {}, () => end);
  try {
    return await work(release);
  } finally {
    release();
    await holding;
  }
}

describe("60 concurrent saves of one user to one project", () => {
  test("lets four wait, and refuses the others with a retry after one second", async () => {
    const answers = await whileLocked(async (release) => {
      let refused = 0;
      const all = repeat(async () => {
        const answer = await saveAs(fixture.owner);
        if (answer.status === 429) refused += 1;
        return answer;
      });
      while (refused < callsAtOnce - 4) await nextTurn();
      release();
      return all;
    });
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(callsAtOnce - 4);
    expect(new Set(refused.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["1"]));
  });
});

test("refuses some of 60 concurrent reads of one user, and none of another tenant", async () => {
  const { editor, organizationId, stranger, otherOrganizationId } = fixture;
  const flood = repeat(() => readAs(editor, organizationId));
  const others: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    others.push((await readAs(stranger, otherOrganizationId)).status);
  }
  const statuses = (await flood).map(({ status }) => status);
  expect(others).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test("limits the calls of a user per minute, without counting those of another user", async () => {
  const [person, other] = [await createPerson(server), await createPerson(server)];
  const statuses: number[] = [];
  for (let count = 0; count < 600 * rateLimitFactor + 1; count += 1) {
    statuses.push((await callApp(server, person, operations.getUser, {})).status);
  }
  expect(statuses.indexOf(429)).toBe(600 * rateLimitFactor);
  expect((await callApp(server, other, operations.getUser, {})).status).toBe(200);
});

test("limits the large bodies of a user per minute", async () => {
  const recipe = createLargestRecipe();
  const { owner: person } = await createProjectFixture(server, "pro");
  const statuses: number[] = [];
  for (let count = 0; count < 60 * rateLimitFactor + 1; count += 1) {
    statuses.push((await saveAs(person, recipe)).status);
  }
  // Another person owns the project: the body counts before access is checked.
  expect(statuses.indexOf(429)).toBe(60 * rateLimitFactor);
});
