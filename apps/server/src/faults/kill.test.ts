import { organizationHeader } from "@tessera/contract";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startEmbedded } from "#database/embedded/start-embedded.ts";
import { listPostgresProcesses, createDataFolder, removeDataFolder } from "#testing/data-folder.ts";
import { callOverHttp, registerOverHttp } from "#testing/http-client.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  stopServers,
  findFreePort,
  type SpawnedServer,
  spawnServer,
  waitUntilReady,
} from "#testing/spawned-server.ts";

const rounds = inject("form") === "long" ? 20 : 2;
const writers = 8;
/** The promise is ten seconds; the short form allows a busy machine ten times as long. */
const longestRecoveryMs = inject("form") === "long" ? 10_000 : 100_000;

/** The acknowledged saves: the base color of every revision. */
const acknowledged = new Map<number, string>();
const statuses = new Set<number>();
const dataDir = createDataFolder();
let port: number;
let server: SpawnedServer;
let headers: Readonly<Record<string, string>>;
let projectId: string;

beforeAll(async () => {
  port = await findFreePort();
  server = await spawnServer(dataDir, port);
  const { accessToken } = await registerOverHttp(server.address, dataDir);
  headers = { authorization: `Bearer ${accessToken}` };
  const listed = await callOverHttp(server.address, "listOrganizations", { headers });
  const [organization] = ((await listed.json()) as { data: { id: string }[] }).data;
  const created = await callOverHttp(server.address, "createProject", {
    headers: { ...headers, [organizationHeader]: organization?.id ?? "" },
    body: { name: "Kept" },
  });
  projectId = ((await created.json()) as { data: { id: string } }).data.id;
});
afterAll(async () => {
  await stopServers();
  removeDataFolder(dataDir);
});

/** Saves one color after the other until it is stopped; an unanswered save may or may not be stored. */
async function saveColors(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const baseColor = `#${Math.floor(Math.random() * 0xffffff)
      .toString(16)
      .padStart(6, "0")}`;
    try {
      const answer = await callOverHttp(server.address, "updatePalette", {
        params: { projectId },
        headers: { ...headers, "if-match": "*" },
        body: { baseColor },
      });
      statuses.add(answer.status);
      if (answer.ok) acknowledged.set(Number(answer.headers.get("etag")?.slice(1, -1)), baseColor);
      else await sleep(20);
    } catch {
      await sleep(20);
    }
  }
}

/** Waits until another save is acknowledged. */
async function waitForSave(): Promise<void> {
  const count = acknowledged.size;
  while (acknowledged.size <= count) await sleep(20);
}

/** Kills a process while eight writers save, and lets them continue after its restart. */
async function killDuringSaves(kill: () => Promise<number>): Promise<number> {
  const stop = new AbortController();
  const saving = Array.from({ length: writers }, () => saveColors(stop.signal));
  await waitForSave();
  await sleep(Math.random() * 300);
  const recoveryMs = await kill();
  await waitForSave();
  stop.abort();
  await Promise.all(saving);
  return recoveryMs;
}

/** The long form prints its figures. */
function printFigures(what: string, recoveriesMs: readonly number[]): void {
  if (inject("form") === "short") return;
  const worst = Math.round(Math.max(...recoveriesMs));
  console.log(
    `${what} killed ${rounds} times: ${acknowledged.size} saves acknowledged so far, 0 lost, ready again in at most ${worst} ms`,
  );
}

async function findLost(): Promise<readonly number[]> {
  const { url } = await startEmbedded(dataDir);
  const rows = await runAsOwner(
    url,
    "select revision, recipe -> 'color' ->> 'base' as color from versions where project_id = $1",
    [projectId],
  );
  const stored = new Map(rows.map((row) => [row["revision"], row["color"]]));
  return [...acknowledged]
    .filter(([revision, color]) => stored.get(revision) !== color)
    .map(([revision]) => revision);
}

async function killServer(): Promise<number> {
  await server.end("SIGKILL");
  const start = performance.now();
  server = await spawnServer(dataDir, port);
  return performance.now() - start;
}

async function killPostgres(): Promise<number> {
  for (const pid of listPostgresProcesses(dataDir)) process.kill(pid, "SIGKILL");
  await sleep(50);
  return waitUntilReady(server.address, longestRecoveryMs);
}

test.each([
  ["the server", killServer],
  ["PostgreSQL", killPostgres],
] as const)(
  `loses nothing acknowledged when %s is killed ${rounds} times during saves`,
  async (what, kill) => {
    const recoveriesMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) recoveriesMs.push(await killDuringSaves(kill));
    expect(Math.max(...recoveriesMs)).toBeLessThan(longestRecoveryMs);
    expect(await findLost()).toEqual([]);
    // A save that fails because of the database may be retried, and is never an unknown error.
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    printFigures(what, recoveriesMs);
  },
);
