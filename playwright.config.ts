import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { requireChromium } from "./scripts/find-chromium.ts";
import { isLong } from "./tests/form.ts";

// Both are set to run the stories against a running Tessera.
const isRunning = process.env["TESSERA_E2E_DATA"] !== undefined;
// Workers load this file again: the environment passes them the port that the first load chose.
const port = (process.env["TESSERA_E2E_PORT"] ??= "4899");
const dataFolder = (process.env["TESSERA_E2E_DATA"] ??= makeDataFolder());
// Set for the check of the log; a running Tessera writes its own elsewhere.
if (!isRunning) process.env["TESSERA_E2E_LOG"] = join(dataFolder, "server.log");
const providerPort = Number(port) + 2;
const provider = `http://127.0.0.1:${providerPort}`;
const client = { id: "tessera", secret: "a secret of the test" };
const social = {
  GOOGLE_CLIENT_ID: client.id,
  GOOGLE_CLIENT_SECRET: client.secret,
  GOOGLE_ADDRESS: `${provider}/google`,
  GITHUB_CLIENT_ID: client.id,
  GITHUB_CLIENT_SECRET: client.secret,
  GITHUB_ADDRESS: `${provider}/github`,
};

export default defineConfig({
  testDir: "tests/e2e",
  globalTeardown: "./tests/e2e/support/check-logs.ts",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Ten times what the slowest story takes, so that only a hang fails on a busy machine.
  timeout: isLong ? 1_800_000 : 300_000,
  // A story that passes only the second time is printed as flaky, and is to be mended.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./scripts/steps/report-flaky.ts"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${port}`,
    // A click waits for its element no longer than an expectation does on the busiest machine.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: "en-US",
    timezoneId: "Europe/Istanbul",
    screenshot: "only-on-failure",
    // A new context and page cost two thirds of opening a screen; the long form opens every story in a fresh one.
    reuseContext: !isLong,
    launchOptions: {
      executablePath: requireChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  webServer: [
    {
      command: `exec node apps/server/src/testing/test-provider/serve-test-provider.ts ${providerPort}`,
      url: `${provider}/ready`,
      stdout: "ignore",
    },
    {
      command: `exec node scripts/start.ts >> "${join(dataFolder, "server.log")}"`,
      url: `http://localhost:${port}/ready`,
      env: { PORT: port, DATA_DIR: dataFolder, LOG_LEVEL: "trace", RATE_LIMIT: "off", ...social },
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      stdout: "ignore",
      reuseExistingServer: isRunning,
      timeout: 180_000,
    },
  ],
});

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tessera-stories-"));
  chmodSync(folder, 0o755);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
