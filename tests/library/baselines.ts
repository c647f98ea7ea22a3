import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listSpecimens } from "./list-specimens.ts";

const folder = join(import.meta.dirname, "baselines");

/** Returns the path of a specimen's baseline screenshot. */
export function baselineOf(specimen: string): string {
  return join(folder, `${specimen}.png`);
}

/** Lists the screenshots of deleted components. */
export function listStrayBaselines(): readonly string[] {
  const known = new Set(listSpecimens().map(baselineOf));
  return globSync(join(folder, "*.png")).filter((file) => !known.has(file));
}

/**
 * Explains in one line why screenshots are not compared when this Chromium is not the one that made
 * them; otherwise undefined.
 */
export function findForeignChromium(executablePath: string): string | undefined {
  const { chromiumMajor } = JSON.parse(readFileSync(join(folder, "chromium.json"), "utf8")) as {
    chromiumMajor: number;
  };
  const major = readMajor(executablePath);
  if (major === chromiumMajor) return undefined;
  return `Pictures are not compared: the baselines are of Chromium ${chromiumMajor}, and this is ${major}. npm run playground:baseline retakes them.`;
}

function readMajor(executablePath: string): number {
  const version = execFileSync(executablePath, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return Number.parseInt(/\d+/.exec(version)?.[0] ?? "", 10);
}
