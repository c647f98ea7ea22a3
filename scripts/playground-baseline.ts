// npm run playground:baseline: retakes the screenshots that the library suite compares components
// with, and removes those of deleted components.
import { spawnSync } from "node:child_process";
import { globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "./find-chromium.ts";

const root = join(import.meta.dirname, "..");
const baselines = join(root, "tests/library/baselines");
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const chromiumMajor = Number.parseInt(browser.version(), 10);
await browser.close();

for (const file of globSync(join(baselines, "*.png"))) rmSync(file);
writeFileSync(join(baselines, "chromium.json"), `{ "chromiumMajor": ${chromiumMajor} }\n`);
const run = spawnSync(
  "playwright",
  ["test", "--config", "tests/library/playwright.config.ts", "pixels", "--update-snapshots=all"],
  { cwd: root, stdio: "inherit", shell: process.platform === "win32" },
);
process.exitCode = run.status ?? 1;
