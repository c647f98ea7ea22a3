import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./build-lock.ts";

/** A workspace with a build, and the environment variables whose values the build contains. */
export type Build = { readonly workspace: string; readonly settings?: readonly string[] };

export const webBuild: Build = { workspace: "apps/web", settings: ["PUBLIC_URL", "CONTACT_EMAIL"] };
export const serverBuild: Build = { workspace: "apps/server" };
export const playgroundBuild: Build = { workspace: "packages/ui" };

const repository = join(import.meta.dirname, "../..");
const scope = "@tessera/";
/** Folders that a build writes or installs, and the playground, which only its own build reads. */
const skipped = new Set(["build", "node_modules", "playground"]);

/** Builds a workspace when a source or a setting has changed; one process does so at a time. */
export async function buildWhenStale(build: Build, run: () => Promise<void>): Promise<void> {
  const folder = join(repository, build.workspace, "build");
  mkdirSync(folder, { recursive: true });
  await withLock(join(folder, "lock"), async () => {
    if (isFresh(build)) return;
    const stamp = printBuildStamp(repository, build);
    rmSync(stampFileOf(build), { force: true });
    await run();
    writeFileSync(stampFileOf(build), stamp);
  });
}

/** Returns whether a build was made from the current sources and settings. */
export function isFresh(build: Build): boolean {
  const file = stampFileOf(build);
  return existsSync(file) && readFileSync(file, "utf8") === printBuildStamp(repository, build);
}

/** Prints a text that changes when a source or setting of a build changes, whatever the file times are. */
export function printBuildStamp(root: string, { workspace, settings = [] }: Build): string {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${process.env[name] ?? ""}\0`);
  for (const file of listSources(root, workspace)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * Lists what a build may read: every file of its workspace, of the workspaces that it depends on,
 * and of the scripts, but no tests; and the settings in the root folder.
 */
function listSources(root: string, workspace: string): readonly string[] {
  const playground = workspace === playgroundBuild.workspace ? [`${workspace}/playground`] : [];
  const settings = readdirSync(root).filter((name) => /\.(?:json|ts)$/.test(name));
  const folders = [...listWorkspaces(root, workspace), ...playground, "scripts"];
  return [...settings, ...folders.flatMap((folder) => listFiles(root, folder))].toSorted();
}

/** Lists a workspace and all that it depends on, as its package.json and theirs name them. */
function listWorkspaces(root: string, workspace: string): ReadonlySet<string> {
  const found = new Set([workspace]);
  for (const folder of found) {
    const text = readFileSync(join(root, folder, "package.json"), "utf8");
    const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (name.startsWith(scope)) found.add(`packages/${name.slice(scope.length)}`);
    }
  }
  return found;
}

type Manifest = { readonly [field in "dependencies" | "devDependencies"]?: object };

function listFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(root, path);
    return entry.isFile() && !/\.test\.tsx?$/.test(path) ? [path] : [];
  });
}

function stampFileOf({ workspace }: Build): string {
  return join(repository, workspace, "build/stamp");
}
