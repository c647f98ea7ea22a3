import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { requireChromium } from "../../scripts/find-chromium.ts";
import { isLong } from "../form.ts";
import { findForeignChromium } from "./baselines.ts";

const root = join(import.meta.dirname, "../..");
const port = process.env["TESSERA_PLAYGROUND_PORT"] ?? "4898";
const executablePath = requireChromium();
const foreign = findForeignChromium(executablePath);
// Workers load this file again; the main process prints it once.
if (foreign && process.env["TEST_WORKER_INDEX"] === undefined) console.log(`notice: ${foreign}`);

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  testIgnore: foreign ? "pixels.spec.ts" : [],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Ten times what the slowest test takes, so that only a hang fails on a busy machine.
  timeout: isLong ? 1_800_000 : 600_000,
  reporter: "list",
  outputDir: join(root, "test-results/library"),
  snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}",
  updateSnapshots: "none",
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      scale: "css",
      threshold: 0.1,
      maxDiffPixels: 24,
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    // Animations are measured at their end; the checks of overlays enable them.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    timezoneId: "Europe/Istanbul",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--font-render-hinting=none",
      ],
    },
  },
  webServer: {
    command: "exec node scripts/serve-playground.ts",
    cwd: root,
    url: `http://127.0.0.1:${port}`,
    env: { PORT: port },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: 120_000,
  },
});
