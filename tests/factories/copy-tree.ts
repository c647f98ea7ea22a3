import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const excluded = new Set([".git", "node_modules", "test-results"]);

/**
 * Copies the repository into a new folder that shares the installed packages by links; its own
 * workspaces link to the copy. Of the build outputs only types are copied, so that they need no new
 * check.
 */
export function copyTree(target: string): void {
  copySources(target, (path) => basename(dirname(path)) !== "build" || path.endsWith("types"));
  const modules = join(target, "node_modules");
  mkdirSync(join(modules, "@tessera"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@tessera") symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const [name, folder] of listWorkspaces()) {
    symlinkSync(join(target, folder), join(modules, "@tessera", name));
  }
  for (const own of listOwnModules()) symlinkSync(join(root, own), join(target, own));
}

/**
 * Copies the repository with build and packages, so that nothing in the copy links outside; the
 * copy may belong to another user.
 */
export function copyWholeTree(target: string, ownerId?: number): void {
  copySources(target, () => true);
  if (ownerId !== undefined) execFileSync("chown", ["-R", `${ownerId}:${ownerId}`, target]);
  // Hard links share the files instead of copying 700 MB.
  for (const modules of ["node_modules", ...listOwnModules()]) {
    execFileSync("cp", ["-al", join(root, modules), join(target, modules)]);
  }
}

/** Copies the repository with its build, and no packages. */
export function copyBuilt(target: string): void {
  copySources(target, () => true);
}

/** Links the packages into a copy that `npm ci --omit=dev` would install there. */
export function linkProductionPackages(target: string): void {
  const lockfile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lockfile;
  const packages = Object.entries(lockfile.packages).filter(
    ([path, { dev }]) => path.includes("node_modules/") && !dev && existsSync(join(root, path)),
  );
  const tops = packages
    .map(([path]) => path)
    .filter((path) => !/node_modules.*node_modules/.test(path));
  for (const path of [...tops, "node_modules/.bin/node"]) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    execFileSync("cp", ["-al", join(root, path), join(target, path)]);
  }
  writeFileSync(
    join(target, "node_modules/.package-lock.json"),
    JSON.stringify({ packages: Object.fromEntries(packages) }),
  );
}

type Lockfile = { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> };

function copySources(target: string, keep: (path: string) => boolean): void {
  cpSync(root, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) =>
      source === root ||
      (!excluded.has(basename(source)) && source !== join(root, "data") && keep(source)),
  });
}

function listWorkspaces(): readonly (readonly [name: string, folder: string])[] {
  return ["packages", "apps"].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => [name, join(parent, name)] as const),
  );
}

/**
 * Lists the other folders with installed packages: those that need a second version, and the format
 * checkers.
 */
function listOwnModules(): readonly string[] {
  const folders = [
    ...listWorkspaces().map(([, folder]) => folder),
    "bench",
    "tests/format-checkers",
  ];
  return folders
    .map((folder) => join(folder, "node_modules"))
    .filter((modules) => existsSync(join(root, modules)));
}
