import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  type Build,
  playgroundBuild,
  printBuildStamp,
  serverBuild,
  webBuild,
} from "./build-when-stale.ts";

const root = mkdtempSync(join(tmpdir(), "tessera-stamp-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every workspace depends on the next one of its list. */
const workspaces = { "apps/web": "ui", "apps/server": "contract", "packages/ui": "engine" };
for (const folder of ["packages/engine", "packages/contract", "scripts"])
  plant(`${folder}/package.json`, "{}");
for (const [folder, name] of Object.entries(workspaces)) {
  plant(
    `${folder}/package.json`,
    JSON.stringify({ devDependencies: { [`@tessera/${name}`]: "1" } }),
  );
}
plant("packages/ui/playground/main.tsx");

function plant(path: string, text = ""): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Returns whether a new file makes a build stale. */
function isStaleAfter(build: Build, path: string): boolean {
  const before = printBuildStamp(root, build);
  plant(path, "planted");
  return printBuildStamp(root, build) !== before;
}

test.each([
  [webBuild, "apps/web/app/planted.tsx"],
  [webBuild, "apps/web/public/planted.svg"],
  [webBuild, "packages/ui/vite/planted.ts"],
  [webBuild, "packages/ui/a-new-folder/planted.css"],
  [webBuild, "packages/engine/src/planted.ts"],
  [webBuild, "scripts/a-new-folder/planted.ts"],
  [webBuild, "package-lock.json"],
  [webBuild, "tsconfig.base.json"],
  [serverBuild, "apps/server/src/planted.sql"],
  [serverBuild, "packages/contract/src/planted.ts"],
  [playgroundBuild, "packages/ui/playground/planted.tsx"],
])("%o is stale after a change of %s", (build, path) => {
  expect(isStaleAfter(build, path)).toBe(true);
});

test.each([
  [webBuild, "apps/web/app/planted.test.tsx"],
  [webBuild, "apps/web/build/client/index.html"],
  [webBuild, "apps/server/src/planted.ts"],
  [webBuild, "packages/ui/playground/other.tsx"],
  [serverBuild, "packages/ui/src/planted.tsx"],
  [serverBuild, "apps/server/node_modules/planted/index.js"],
])("%o is fresh after a change of %s", (build, path) => {
  expect(isStaleAfter(build, path)).toBe(false);
});

test("a build is stale under another address of the web", () => {
  const before = printBuildStamp(root, webBuild);
  process.env["PUBLIC_URL"] = "https://harbor.example";
  const after = printBuildStamp(root, webBuild);
  delete process.env["PUBLIC_URL"];
  expect(after).not.toBe(before);
});
