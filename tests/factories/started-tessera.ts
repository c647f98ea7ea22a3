import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { RunningTessera, type StartOptions, findProcesses } from "./running-tessera.ts";

const started: RunningTessera[] = [];
const folders: string[] = [];

/** Starts a Tessera that `endAll` ends. */
export function start(options: StartOptions): RunningTessera {
  const tessera = new RunningTessera(options);
  started.push(tessera);
  return tessera;
}

/** Creates an empty folder that `endAll` removes. */
export function createFolder(mode = 0o755): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tessera-start-")));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** Returns the environment of a Tessera on a free port with its data in a folder. */
export async function onPort(dataFolder: string): Promise<Record<string, string>> {
  return { PORT: String(await findFreePort()), DATA_DIR: dataFolder };
}

/** Returns the real path of the cluster: for root it may be outside of the data folder, behind a link. */
export function findCluster(dataFolder: string): string {
  return realpathSync(join(dataFolder, "postgres"));
}

/** Checks that it serves the site with its own PostgreSQL, and that Ctrl-C ends both. */
export async function expectToRunAndStop(
  tessera: RunningTessera,
  dataFolder: string,
): Promise<void> {
  const address = await tessera.ready();
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect((await fetch(address)).headers.get("content-type")).toContain("text/html");
  const cluster = findCluster(dataFolder);
  folders.push(cluster);
  expect(findProcesses(cluster)).not.toEqual([]);
  expect(await tessera.interrupt()).toBe(0);
  expect(findProcesses(cluster)).toEqual([]);
}

/** Stops every Tessera of a test, and removes its folders. */
export async function endAll(): Promise<void> {
  for (const tessera of started.splice(0)) await tessera.interrupt();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
