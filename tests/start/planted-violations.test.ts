import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyTree } from "../factories/copy-tree.ts";

const copy = join(mkdtempSync(join(tmpdir(), "tessera-planted-")), "tessera");

function runStep(name: string): { status: number | null; output: string } {
  const run = spawnSync(process.execPath, ["scripts/test.ts", name], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status: run.status, output: run.stdout + run.stderr };
}

beforeAll(() => copyTree(copy));
afterAll(() => rmSync(join(copy, ".."), { recursive: true, force: true }));

describe("on a copy of the repository", () => {
  test("a planted boundary violation fails the boundaries step", () => {
    const planted = join(copy, "packages/engine/src/color/planted.ts");
    writeFileSync(planted, 'export { parseRecipe } from "#index.ts";\n');
    const { status, output } = runStep("boundaries");
    rmSync(planted);
    expect(output).toContain("planted.ts:1 engine/color may not import engine.");
    expect(status).toBe(1);
  });

  test("a planted type error fails the types step", () => {
    const planted = join(copy, "bench/planted.ts");
    writeFileSync(planted, 'export const planted: number = "not a number";\n');
    const { status, output } = runStep("types");
    rmSync(planted);
    expect(output).toMatch(/planted\.ts.*TS2322/);
    expect(status).toBe(1);
  });

  test("a planted missing translation in any catalog fails the texts step", () => {
    const catalogs = ["apps/web/app/texts/tr.po", "packages/ui/src/texts/tr.po"].map((catalog) =>
      join(copy, catalog),
    );
    for (const file of catalogs) {
      const whole = readFileSync(file, "utf8");
      writeFileSync(file, whole.replace(/^msgid "(.+)"\nmsgstr ".+"$/m, 'msgid "$1"\nmsgstr ""'));
    }
    const { status, output } = runStep("texts");
    expect(output).toContain("apps/web: missing");
    expect(output).toContain("packages/ui: missing");
    expect(status).toBe(1);
  });
});
