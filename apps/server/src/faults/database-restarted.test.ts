import type { AddressInfo } from "node:net";
import { operations } from "@tessera/contract";
import { createRecipe, writeDecisions } from "@tessera/engine";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startEmbedded, type EmbeddedPostgres } from "#database/embedded/start-embedded.ts";
import { prepareDatabase } from "#start/prepare-database.ts";
import { callApp } from "#testing/call-app.ts";
import { createDataFolder, removeDataFolder } from "#testing/data-folder.ts";
import type { TestPerson } from "#testing/factories.ts";
import { createProjectFixture, type ProjectFixture } from "#testing/project-fixture.ts";
import { readStream, type TestStream } from "#testing/read-stream.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { testSecret } from "#testing/test-secret.ts";

const dataDir = createDataFolder();
const settings = { isDurable: false };
const rounds = inject("form") === "long" ? 5 : 1;
const patient = { timeout: 120_000 };

let postgres: EmbeddedPostgres;
/** Two servers on one PostgreSQL: one writes, the other streams. */
let writer: TestApp;
let streamer: TestApp;
let fixture: ProjectFixture;

beforeAll(async () => {
  postgres = await startEmbedded(dataDir, settings);
  await prepareDatabase(postgres.url, { secret: testSecret });
  const database = { url: postgres.url, drop: () => Promise.resolve() };
  writer = await startTestApp({ database });
  streamer = await startTestApp({ database });
  fixture = await createProjectFixture(writer, "pro");
});
afterAll(async () => {
  await streamer.close();
  await writer.close();
  await postgres.stop();
  removeDataFolder(dataDir);
});

async function restart(): Promise<void> {
  await postgres.stop();
  postgres = await startEmbedded(dataDir, settings);
}

/** Saves once; undefined while the database is away. */
async function trySave(person: TestPerson, basePx: number): Promise<number | undefined> {
  const recipe = writeDecisions(createRecipe(), [{ path: "radius/basePx", value: basePx }]);
  const { status, data } = await callApp(writer, person, operations.updateRecipe, {
    params: { projectId: fixture.project.id },
    body: { recipe: recipe as never },
    ifMatch: "*",
  });
  return status === 200 ? data.revision : undefined;
}

function revisionsOf({ events }: TestStream, event: "saved" | "notification"): readonly number[] {
  return events
    .filter((received) => received.event === event)
    .map(({ data }) => {
      const { revision, details } = data as { revision?: number; details?: { revision?: number } };
      return revision ?? details?.revision ?? 0;
    });
}

test("a stream of one process shows every save of another, across restarts of PostgreSQL", async () => {
  await streamer.app.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(streamer.app.server.address() as AddressInfo).port}`;
  const path = `/projects/${fixture.project.id}/events`;
  const saves = await readStream(origin, path, fixture.viewer);
  const notes = await readStream(origin, "/common/notifications/events", fixture.viewer);
  await expect.poll(() => notes.events, patient).not.toEqual([]);
  const accepted: number[] = [];
  const save = async (person: TestPerson) => {
    const attempt = () => trySave(person, 3 + (accepted.length % 9));
    await expect
      .poll(async () => {
        const revision = await attempt();
        if (revision !== undefined) accepted.push(revision);
        return revision;
      }, patient)
      .toEqual(expect.any(Number));
  };
  await save(fixture.editor);
  const groups = [accepted.at(-1)];
  for (let round = 0; round < rounds; round += 1) {
    await restart();
    // Another author starts another row of the history, which is notified.
    await save(round % 2 === 0 ? fixture.owner : fixture.editor);
    groups.push(accepted.at(-1));
  }
  await expect.poll(() => revisionsOf(saves, "saved"), patient).toEqual(accepted);
  await expect.poll(() => revisionsOf(notes, "notification"), patient).toEqual(groups);
  saves.close();
  notes.close();
});
