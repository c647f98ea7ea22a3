import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { copyTree } from "../factories/copy-tree.ts";
import { endAll, createFolder } from "../factories/started-tessera.ts";

afterEach(endAll);

test("a build sends every public page with the contact address of its environment", () => {
  const root = join(createFolder(), "tessera");
  copyTree(root);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, CONTACT_EMAIL: "desk@harbor.example" },
  });
  expect(status, stderr).toBe(0);
  for (const page of ["index.html", "tr/index.html", "pricing/index.html", "login/index.html"]) {
    const sent = readFileSync(join(root, "apps/web/build/client", page), "utf8");
    expect(sent, page).toContain('href="mailto:desk@harbor.example"');
  }
});
