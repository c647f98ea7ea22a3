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

/** The parts of the machine that the search for a browser needs. */
export type Machine = {
  /** The value of CHROMIUM_PATH. */
  readonly namedPath: string | undefined;
  readonly isRoot: boolean;
  hasFile(path: string): boolean;
  run(program: string, args: readonly string[]): void;
};

const thisMachine: Machine = {
  namedPath: process.env["CHROMIUM_PATH"],
  isRoot: process.getuid?.() === 0,
  hasFile: existsSync,
  run: (program, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(program, args, { env, stdio: "ignore", shell: process.platform === "win32" });
  },
};

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, a known path, Debian's package (installed when run
 * as root), or Playwright's download.
 */
export function requireChromium(machine: Machine = thisMachine): string {
  const named = machine.namedPath;
  if (named) {
    if (machine.hasFile(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
  }
  const found =
    findInstalled(machine) ?? installDebianPackage(machine) ?? downloadWithPlaywright(machine);
  if (found) return found;
  throw new Error(
    "No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to yours.",
  );
}

function findInstalled(machine: Machine): string | undefined {
  return [...knownPlaces, chromium.executablePath()].find((path) => machine.hasFile(path));
}

function installDebianPackage(machine: Machine): string | undefined {
  if (!machine.isRoot || !machine.hasFile("/usr/bin/apt-get")) return undefined;
  console.error("Installing Debian's chromium for the browser tests.");
  machine.run("apt-get", ["update", "-qq"]);
  machine.run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  return findInstalled(machine);
}

function downloadWithPlaywright(machine: Machine): string | undefined {
  console.error("Downloading Playwright's Chromium for the browser tests.");
  machine.run("playwright", ["install", "chromium"]);
  return findInstalled(machine);
}
