import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { operations } from "@tessera/contract";
import { afterEach, expect, inject, test } from "vitest";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { copyBuilt, linkProductionPackages } from "../factories/copy-tree.ts";
import { createProject } from "../factories/project.ts";
import {
  endAll,
  expectToRunAndStop,
  createFolder,
  onPort,
  start,
} from "../factories/started-tessera.ts";

const mostMegabytes = 160;

afterEach(endAll);

/** Installs production packages: in the long form with npm, in the short form by links. */
function installProduction(root: string): void {
  if (inject("form") === "short") return linkProductionPackages(root);
  execFileSync("npm", ["ci", "--omit=dev", "--ignore-scripts"], { cwd: root, stdio: "ignore" });
}

/** Measures the packages of a folder, without the pinned Node. */
function measureMegabytes(root: string): number {
  const options = ["-scm", "--exclude=node-linux-*", "node_modules"];
  const output = execFileSync("du", options, { cwd: root, encoding: "utf8" });
  return Number.parseInt(output, 10);
}

test("npm start runs a build with production packages alone, and installs nothing", async () => {
  const root = join(createFolder(), "tessera");
  copyBuilt(root);
  installProduction(root);
  expect(existsSync(join(root, "node_modules/vite"))).toBe(false);
  expect(measureMegabytes(root)).toBeLessThanOrEqual(mostMegabytes);

  const dataFolder = createFolder();
  const tessera = start({ root, command: ["npm", "start"], env: await onPort(dataFolder) });
  const origin = await tessera.ready();
  const account = await registerAccount({ origin, dataFolder });
  const { id: projectId } = await createProject(account, "Harbor");
  // Native code hashed the password; a worker thread prints the variables.
  const variables = await callOperation(account, operations.exportVariables, {
    params: { projectId, format: "css" },
    query: {},
  });
  expect(new TextDecoder().decode(variables)).toContain(":root {");
  const [font] = await callOperation(account, operations.listFonts, {});
  const sheet = await fetch(`${origin}${font?.source === "bundled" ? font.stylesheet : ""}`);
  const file = /url\("([^"]+)"\)/.exec(await sheet.text())?.[1] ?? "";
  expect((await fetch(new URL(file, sheet.url))).headers.get("content-type")).toBe("font/woff2");
  await expectToRunAndStop(tessera, dataFolder);
  expect(existsSync(join(root, "node_modules/vite"))).toBe(false);
});

test("npm start explains how to build when it has no build and no development packages", async () => {
  const root = join(createFolder(), "tessera");
  copyBuilt(root);
  linkProductionPackages(root);
  rmSync(join(root, "apps/server/build"), { recursive: true });
  const tessera = start({ root, command: ["npm", "start"], env: await onPort(createFolder()) });
  expect(await tessera.exit).toBe(1);
  expect(tessera.output).toContain("Run npm run build");
  expect(tessera.output).not.toMatch(/^\s+at /m);
});
