import { createServer } from "node:net";
import { once } from "node:events";
import { afterEach, expect, inject, test } from "vitest";
import { listPostgresProcesses, createDataFolder, removeDataFolder } from "#testing/data-folder.ts";
import { callOverHttp } from "#testing/http-client.ts";
import { createEmail, registrationOf } from "#testing/register-person.ts";
import {
  stopServers,
  findFreePort,
  spawnProcess,
  spawnServer,
  waitUntilReady,
} from "#testing/spawned-server.ts";

/** The promises are 15 and 8 seconds; the short form only detects hangs. */
const [longestStopMs, longestRefusalMs] =
  inject("form") === "long" ? [15_000, 8_000] : [150_000, 80_000];

const folders: string[] = [];
function createFolder(): string {
  const folder = createDataFolder();
  folders.push(folder);
  return folder;
}
afterEach(async () => {
  await stopServers();
  for (const folder of folders.splice(0)) removeDataFolder(folder);
});

/** The short form tests two ways: one signal, and a second one during the stop. */
const waysToStop: readonly (readonly NodeJS.Signals[])[] = [
  ["SIGTERM"],
  ["SIGINT", "SIGINT"],
  ["SIGINT"],
];

test.each(
  (inject("form") === "long" ? waysToStop : waysToStop.slice(0, 2)).map((signals) => [signals]),
)("%j stop everything, PostgreSQL too, after all answers in progress", async (signals) => {
  const dataDir = createFolder();
  const server = await spawnServer(dataDir);
  const calls = Array.from({ length: 24 }, () =>
    callOverHttp(server.address, "register", { body: registrationOf(createEmail()) }),
  );
  await Promise.race(calls);
  const start = performance.now();
  const ended = server.end(...signals);
  const statuses = await Promise.all(
    calls.map((answer) =>
      answer.then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  expect(await ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(longestStopMs);
  // A connection that the server has not accepted may be refused; an accepted one is answered.
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThan(0);
  expect(statuses.every((status) => [202, 503, 0].includes(status))).toBe(true);
  expect(listPostgresProcesses(dataDir)).toEqual([]);
});

test("reports a used port with advice before it touches the data", async () => {
  const port = await findFreePort();
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const refused = spawnProcess("/nonexistent/tessera", port);
  expect(await refused.exit).toBe(1);
  other.close();
  expect(refused.output()).toBe(
    `Port ${port} is taken. Stop what listens there, or name another one: PORT=${port + 1} npm start\n`,
  );
});

test("a second server on the same data folder names the first and ends without touching it; the first prints its address and the destination of mail, and nothing else", async () => {
  const dataDir = createFolder();
  const first = await spawnServer(dataDir);
  const start = performance.now();
  const second = spawnProcess(dataDir, await findFreePort());
  expect(await second.exit).toBe(1);
  expect(performance.now() - start).toBeLessThan(longestRefusalMs);
  expect(second.output()).toContain(
    `The data folder ${dataDir} is held by process ${first.pid}, running since 20`,
  );
  expect(second.output().trim().split("\n")).toHaveLength(1);
  expect((await fetch(`${first.address}/ready`)).status).toBe(200);
  await fetch(`${first.address}/nothing`);
  await first.end("SIGTERM");
  const { port } = new URL(first.address);
  expect(first.output()).toBe(
    `Tessera: http://localhost:${port}\nMail:    http://localhost:${port}/dev/mail\n`,
  );
});

test("of two simultaneous first starts, one serves and the other names it", async () => {
  const dataDir = createFolder();
  const ports = [await findFreePort(), await findFreePort()];
  const both = ports.map((port) => spawnProcess(dataDir, port));
  const exits = both.map(async (server) => ({ server, code: await server.exit }));
  const { server: refused, code } = await Promise.race(exits);
  const serving = both.find((server) => server !== refused);
  expect([code, refused.output()]).toEqual([
    1,
    expect.stringContaining(`held by process ${serving?.pid}`),
  ]);
  await waitUntilReady(serving?.address ?? "", longestRefusalMs);
  expect(await serving?.end("SIGTERM")).toBe(0);
});
