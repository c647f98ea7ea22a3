import { readFileSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * The target of an import: a file of this repository (path from the root), an npm package or a Node
 * module.
 */
export type Target =
  | { readonly kind: "file"; readonly path: string; readonly isByName: boolean }
  | { readonly kind: "package"; readonly name: string };

type Manifest = {
  readonly imports?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
};

const ourScope = "@tessera/";
const folders: Readonly<Record<string, string>> = {
  engine: "packages/engine",
  contract: "packages/contract",
  ui: "packages/ui",
  server: "apps/server",
  web: "apps/web",
};

/**
 * Resolves a specifier as Node does: relative, `#` by the package's imports, `@tessera/` by its
 * exports map.
 */
export function resolveImport(root: string, importer: string, specifier: string): Target {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith(".")) {
    return { kind: "file", path: posix.join(posix.dirname(importer), plain), isByName: false };
  }
  if (plain.startsWith("#")) return resolveInternal(root, importer, plain);
  if (plain.startsWith(ourScope)) return resolveOurs(root, importer, plain);
  return { kind: "package", name: packageName(plain) };
}

/** Returns the workspace of a file, such as `packages/engine`; undefined for scripts and tests. */
export function findWorkspace(path: string): string | undefined {
  return Object.values(folders).find((folder) => path.startsWith(`${folder}/`));
}

function resolveInternal(root: string, importer: string, specifier: string): Target {
  const workspace = findWorkspace(importer);
  const pattern = workspace && readManifest(root, workspace).imports?.["#*"];
  if (!workspace || !pattern) {
    throw new Error(`${importer} imports ${specifier}, but its package.json has no "imports".`);
  }
  const path = posix.join(workspace, pattern.replace("*", specifier.slice(1)));
  return { kind: "file", path, isByName: true };
}

function resolveOurs(root: string, importer: string, specifier: string): Target {
  const [name = "", ...rest] = specifier.slice(ourScope.length).split("/");
  const workspace = folders[name];
  const key = [".", ...rest].join("/");
  const path = workspace && readManifest(root, workspace).exports?.[key];
  if (!workspace || !path) {
    throw new Error(`${importer} imports ${specifier}, which no package.json exports.`);
  }
  return { kind: "file", path: posix.join(workspace, path), isByName: true };
}

function readManifest(root: string, workspace: string): Manifest {
  return JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as Manifest;
}

function packageName(specifier: string): string {
  if (specifier.startsWith("node:")) return specifier;
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
