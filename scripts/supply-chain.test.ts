import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Manifest = Readonly<Record<"name" | "version", string | undefined>> & {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
};

type Locked = Manifest & {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
};

const root = join(import.meta.dirname, "..");
const folders = [".", "bench", "tests/format-checkers"] as const;

function read<Content>(...path: readonly string[]): Content {
  return JSON.parse(readFileSync(join(root, ...path), "utf8")) as Content;
}

/** Lists the entries of a lockfile, by their paths. */
function listLocked(folder: string): readonly (readonly [string, Locked])[] {
  const { packages } = read<{ packages: Record<string, Locked> }>(folder, "package-lock.json");
  return Object.entries(packages);
}

const isInstalled = ([path, { link }]: readonly [string, Locked]) =>
  path.includes("node_modules/") && link !== true;

test.each(folders)("the lockfile of %s has a SHA-512 hash for every package", (folder) => {
  const installed = listLocked(folder).filter(isInstalled);
  expect(installed.length).toBeGreaterThan(100);
  const unsafe = installed.filter(
    ([, { integrity = "" }]) => !/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity),
  );
  expect(unsafe.map(([path]) => path)).toEqual([]);
});

test.each(folders)("the lockfile of %s names no source but the npm registry", (folder) => {
  const foreign = listLocked(folder)
    .filter(isInstalled)
    .filter(([, { resolved }]) => {
      // Without an address npm takes the configured registry; the hash decides what it accepts.
      return resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/");
    });
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test("every package of ours names exact versions, or workspaces", () => {
  const ours = listLocked(".").filter(([path]) => !path.includes("node_modules/"));
  const manifests = [
    ...ours.map(([path]) => [path, read<Manifest>(path, "package.json")] as const),
    ...folders.slice(1).map((path) => [path, read<Manifest>(path, "package.json")] as const),
  ];
  expect(manifests.length).toBeGreaterThan(folders.length);
  const ranges = manifests.flatMap(([path, manifest]) =>
    Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    })
      .filter(
        ([name, version]) =>
          !name.startsWith("@tessera/") && !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${path}: ${name} ${version}`),
  );
  expect(ranges).toEqual([]);
});

test("no package may run an install script", () => {
  const { allowScripts = {} } = read<Manifest>("package.json");
  expect(Object.values(allowScripts)).not.toContain(true);
  for (const file of ["ensure-installed.mjs", "install-package.ts"]) {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    expect([file, text.includes('"ci"'), text.includes('"--ignore-scripts"')]).toEqual([
      file,
      true,
      true,
    ]);
  }
});
