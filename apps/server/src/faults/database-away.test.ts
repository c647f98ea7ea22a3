import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildApp } from "#app.ts";
import { parseConfig } from "#config.ts";
import { startEmbedded, type EmbeddedPostgres } from "#database/embedded/start-embedded.ts";
import { prepareDatabase } from "#start/prepare-database.ts";
import { closeServices, createServices } from "#create-services.ts";
import type { Services } from "#services.ts";
import { callOperation, outcomeOf } from "#testing/call-operation.ts";
import { createDataFolder, removeDataFolder } from "#testing/data-folder.ts";
import { createEmail, registrationOf } from "#testing/register-person.ts";
import { testSecret } from "#testing/test-secret.ts";

const dataDir = createDataFolder();
const settings = { isDurable: false };
/** The short form allows a busy machine ten times the promised time. */
const slack = inject("form") === "long" ? 1 : 10;

let postgres: EmbeddedPostgres;
let services: Services;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  postgres = await startEmbedded(dataDir, settings);
  services = await createServices(parseConfig({ RATE_LIMIT: "off" }), {
    databaseUrl: await prepareDatabase(postgres.url, { secret: testSecret }),
    publicUrl: "http://localhost:3000",
    secret: testSecret,
    onError: () => undefined,
  });
  app = await buildApp(services, { logLevel: "silent" });
});
afterAll(async () => {
  await app.close();
  await closeServices(services);
  await postgres.stop();
  removeDataFolder(dataDir);
});

function register() {
  return callOperation({ app }, "register", { body: registrationOf(createEmail()) });
}

test("answers 503 soon while the database is down, and recovers soon after it is up, without a restart", async () => {
  expect(outcomeOf(await register())).toBe("202");
  await postgres.stop();
  const start = performance.now();
  const refused = await register();
  expect(outcomeOf(refused)).toBe("503 unavailable");
  expect(performance.now() - start).toBeLessThan(2_000 * slack);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await app.inject("/health")).statusCode).toBe(200);
  expect((await app.inject("/ready")).statusCode).toBe(503);

  postgres = await startEmbedded(dataDir, settings);
  const back = performance.now();
  while ((await app.inject("/ready")).statusCode !== 200) await sleep(50);
  expect(outcomeOf(await register())).toBe("202");
  expect(performance.now() - back).toBeLessThan(5_000 * slack);
});
