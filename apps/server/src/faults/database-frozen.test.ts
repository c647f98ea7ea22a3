import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startEmbedded, type EmbeddedPostgres } from "#database/embedded/start-embedded.ts";
import { prepareDatabase } from "#start/prepare-database.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { listPostgresProcesses, createDataFolder, removeDataFolder } from "#testing/data-folder.ts";
import { registerPerson } from "#testing/register-person.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";
import { testSecret } from "#testing/test-secret.ts";

/** The promise is two seconds; the short form allows a busy machine ten times as long. */
const longestMs = inject("form") === "long" ? 2_000 : 20_000;
/** More concurrent calls than the pool has connections. */
const callCount = 20;
const dataDir = createDataFolder();
let postgres: EmbeddedPostgres;
let server: TestApp;
let headers: Readonly<Record<string, string>>;

beforeAll(async () => {
  postgres = await startEmbedded(dataDir, { isDurable: false });
  await prepareDatabase(postgres.url, { secret: testSecret });
  const drop = async () => undefined;
  server = await startTestApp({ database: { url: postgres.url, drop } });
  const { accessToken } = await registerPerson(server);
  headers = { authorization: `Bearer ${accessToken}` };
});
afterAll(async () => {
  signalPostgres("SIGCONT");
  await server.close();
  await postgres.stop();
  removeDataFolder(dataDir);
});

function signalPostgres(signal: "SIGSTOP" | "SIGCONT"): void {
  for (const pid of listPostgresProcesses(dataDir)) process.kill(pid, signal);
}

/** Stops the processes, and those that start in the meantime. */
function freeze(): void {
  signalPostgres("SIGSTOP");
  signalPostgres("SIGSTOP");
}

const calls = {
  read: () => callOperation(server, "listOrganizations", { headers }),
  write: () => callOperation(server, "createOrganization", { headers, body: { name: "Frozen" } }),
  ready: () => server.app.inject("/ready"),
} as const;

async function expectRefusal(name: keyof typeof calls): Promise<void> {
  const start = performance.now();
  const answer = await calls[name]();
  const tookMs = performance.now() - start;
  expect([name, outcomeOf(answer)]).toEqual([name, "503 unavailable"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(tookMs).toBeLessThan(longestMs);
}

async function fill(name: "read" | "ready"): Promise<readonly number[]> {
  const answers = await Promise.all(Array.from({ length: callCount }, calls[name]));
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
}

test("answers 503 soon while the database is frozen, and recovers without a restart", async () => {
  expect(await fill("read")).toEqual([200]);
  freeze();
  try {
    // The first round uses open connections that do not answer, the second needs new ones.
    for (const names of [["write", "ready"], ["read"]] as const) {
      const refusals = Array.from({ length: callCount }, () => names.map(expectRefusal)).flat();
      expect((await server.app.inject("/health")).statusCode).toBe(200);
      await Promise.all(refusals);
    }
    await Promise.all([expectRefusal("read"), expectRefusal("write"), expectRefusal("ready")]);
  } finally {
    signalPostgres("SIGCONT");
  }
  const thawed = performance.now();
  while ((await calls.ready()).statusCode !== 200) await sleep(20);
  expect(performance.now() - thawed).toBeLessThan(longestMs);
  expect(await fill("read")).toEqual([200]);
  expect(outcomeOf(await calls.write())).toBe("201");
});

test("refuses a transaction that freezes, and closes its connection", async () => {
  const { database } = server.services;
  let tookMs = Infinity;
  const frozen = database.transaction({}, async (transaction) => {
    freeze();
    const start = performance.now();
    try {
      await transaction.$client.query("select 1");
    } finally {
      tookMs = performance.now() - start;
    }
  });
  try {
    await expect(frozen).rejects.toThrow("Query read timeout");
    expect(tookMs).toBeLessThan(longestMs);
  } finally {
    signalPostgres("SIGCONT");
  }
  expect(await fill("ready")).toEqual([200]);
});
