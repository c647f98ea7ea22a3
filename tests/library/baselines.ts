import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listSpecimens } from "./list-specimens.ts";

const folder = join(import.meta.dirname, "baselines");

/** The file of the picture that a specimen is held to. */
export function baselineOf(specimen: string): string {
  return join(folder, `${specimen}.png`);
}

/** The pictures of components that are gone. */
export function listStrayBaselines(): readonly string[] {
  const known = new Set(listSpecimens().map(baselineOf));
  return globSync(join(folder, "*.png")).filter((file) => !known.has(file));
}

/** One line that says why pictures are not compared, when this Chromium is another than the one that made them. */
export function findForeignChromium(executablePath: string): string | undefined {
  const { chromiumMajor } = JSON.parse(readFileSync(join(folder, "chromium.json"), "utf8")) as {
    chromiumMajor: number;
  };
  const major = readMajor(executablePath);
  if (major === chromiumMajor) return undefined;
  return `Pictures are not compared: the baselines are of Chromium ${chromiumMajor}, and this is ${major}. npm run playground:baseline makes them anew.`;
}

function readMajor(executablePath: string): number {
  const version = execFileSync(executablePath, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return Number.parseInt(/\d+/.exec(version)?.[0] ?? "", 10);
}
