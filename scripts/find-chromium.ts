import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const knownPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium: CHROMIUM_PATH, a known place, Debian's package (installed when we are root), or Playwright's own download. */
export function requireChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  const found = findInstalled() ?? installDebianPackage() ?? downloadWithPlaywright();
  if (found) return found;
  throw new Error(
    "No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name yours in CHROMIUM_PATH.",
  );
}

function findInstalled(): string | undefined {
  return [...knownPlaces, chromium.executablePath()].find((path) => existsSync(path));
}

function installDebianPackage(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return undefined;
  console.error("Installing Debian's chromium for the browser tests.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
  const args = ["install", "-y", "-qq", "--no-install-recommends", "chromium"];
  spawnSync("apt-get", args, { env, stdio: "ignore" });
  return findInstalled();
}

function downloadWithPlaywright(): string | undefined {
  console.error("Downloading Playwright's Chromium for the browser tests.");
  spawnSync("playwright", ["install", "chromium"], {
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  return findInstalled();
}
