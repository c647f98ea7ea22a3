import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findModule, judgeImport } from "./judge-import.ts";
import { readImports } from "./read-imports.ts";
import { type Target, resolveImport } from "./resolve-import.ts";
import type { Module } from "./module.ts";
import { modules } from "./modules.ts";
import { serverLayers } from "./server-layers.ts";

const root = new URL("../..", import.meta.url).pathname;
const byName = (path: string): Target => ({ kind: "file", path, isByName: true });
const insideOf = (module: Module) => `${module.path}/planted.ts`;

describe("every module", () => {
  test.each(modules)("$name owns the files below its path", (module) => {
    expect(findModule(insideOf(module))).toBe(module);
  });

  test.each(modules)("$name imports only modules that exist", (module) => {
    const names = modules.map(({ name }) => name);
    expect(
      module.mayImport
        .map((name) => name.replace(" (types)", ""))
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  test.each(modules)("$name may not import modules that its row does not list", (module) => {
    const forbidden = modules.filter(
      ({ name }) =>
        name !== module.name && !module.mayImport.some((allowed) => allowed.split(" ")[0] === name),
    );
    expect(forbidden.length).toBeGreaterThan(0);
    for (const other of forbidden) {
      expect(judgeImport(insideOf(module), byName(insideOf(other)), false)).toBe(
        `${module.name} may not import ${other.name}`,
      );
    }
  });

  test.each(modules)("$name may import the modules that its row lists", (module) => {
    for (const allowed of module.mayImport) {
      const [name, types] = allowed.split(" ");
      const other = modules.find((candidate) => candidate.name === name);
      const target = byName(insideOf(other ?? module));
      expect(judgeImport(insideOf(module), target, true)).toBeUndefined();
      expect(judgeImport(insideOf(module), target, false) === undefined).toBe(types === undefined);
    }
  });

  test.each(modules.filter(({ packages }) => packages !== "any"))(
    "$name is refused a package that its row does not name",
    (module) => {
      const others = ["node:fs", "react", "left-pad"].filter(
        (one) => !module.packages.includes(one),
      );
      for (const name of others) {
        expect(judgeImport(insideOf(module), { kind: "package", name }, false)).toContain(name);
        expect(
          judgeImport(`${module.path}/planted.test.ts`, { kind: "package", name }, false),
        ).toBeUndefined();
      }
    },
  );

  test.each(modules.filter(({ cells }) => cells))("$name keeps its folders apart", (module) => {
    const planted = `${module.path}/one/planted.ts`;
    expect(judgeImport(planted, byName(`${module.path}/two/inner.ts`), true)).toBeDefined();
    expect(judgeImport(planted, byName(`${module.path}/one/inner.ts`), true)).toBeUndefined();
    const isRootOpen = judgeImport(planted, byName(`${module.path}/above.ts`), true) === undefined;
    expect(isRootOpen).toBe(module.shared === undefined);
    const isIndexOpen =
      judgeImport(planted, byName(`${module.path}/two/index.ts`), true) === undefined;
    expect(isIndexOpen).toBe(module.cells === "by index");
  });
});

describe.each(modules.filter(({ shared }) => shared))(
  "what $name shares",
  ({ path, shared = [] }) => {
    const judge = (from: string, to: string) =>
      judgeImport(`${path}/${from}/planted.ts`, byName(`${path}/${to}/inner.ts`), true);

    test.each(shared)(
      "%s may be imported by every other folder and imports none of them",
      (cell) => {
        expect(existsSync(`${root}/${path}/${cell}`)).toBe(true);
        expect(judge("one", cell)).toBeUndefined();
        expect(judge(cell, "one")).toBeDefined();
      },
    );

    test("imports only the shared folders listed before it", () => {
      for (const [index, cell] of shared.entries()) {
        for (const earlier of shared.slice(0, index)) {
          expect(judge(cell, earlier)).toBeUndefined();
          expect(judge(earlier, cell)).toBeDefined();
        }
      }
    });
  },
);

describe("the folders of the server", () => {
  const { folders, path } = serverLayers;
  const forTests = ["faults", "testing"];

  test("are all layers, except those for tests", () => {
    const found = readdirSync(`${root}${path}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(found.toSorted()).toEqual([...folders, ...forTests].toSorted());
  });

  test.each(folders.map((folder, layer) => [folder, layer] as const))(
    "%s imports no higher layer",
    (folder, layer) => {
      const planted = `${path}/${folder}/planted.ts`;
      for (const [at, other] of folders.entries()) {
        const problem = judgeImport(planted, byName(`${path}/${other}/index.ts`), true);
        if (at > layer) expect(problem).toContain(`may not import`);
        else expect(problem).toBeUndefined();
      }
    },
  );
});

describe("a file", () => {
  test("outside every module is refused", () => {
    expect(
      judgeImport("packages/new/src/a.ts", { kind: "package", name: "react" }, true),
    ).toContain("no module");
  });

  test("may not import another package by path", () => {
    const target = resolveImport(
      root,
      "apps/web/app/root.tsx",
      "../../../packages/engine/src/index.ts",
    );
    expect(judgeImport("apps/web/app/root.tsx", target, false)).toContain("by its package name");
  });

  test("that is not a test may not import test support", () => {
    const target = byName("packages/engine/src/color/arbitrary-color.ts");
    expect(judgeImport("packages/engine/src/color/rgb.ts", target, true)).toContain("for tests");
    expect(judgeImport("packages/engine/src/color/rgb.test.ts", target, true)).toBeUndefined();
    expect(judgeImport("tests/start/a.test.ts", target, true)).toBeUndefined();
    const shared = byName("packages/engine/src/design/testing/design-of.ts");
    expect(judgeImport("apps/web/app/root.tsx", shared, false)).toContain("for tests");
    expect(judgeImport("apps/web/app/root.test.tsx", shared, false)).toBeUndefined();
  });

  test("imports another package only through its exports map", () => {
    expect(resolveImport(root, "apps/web/app/root.tsx", "@tessera/engine/color")).toEqual(
      byName("packages/engine/src/color/index.ts"),
    );
    expect(() => resolveImport(root, "apps/web/app/root.tsx", "@tessera/engine/recipe")).toThrow(
      "exports",
    );
  });
});

test("finds imports, re-exports and dynamic imports, with their lines", () => {
  const source = [
    'import type { A } from "./a.ts";',
    'import { type B, c } from "#b.ts";',
    'import "./style.css";',
    'export { d } from "d";',
    'export type * from "./e.ts";',
    'export * from "./f.ts";',
    'const lazy = () => import("./g.tsx");',
    'const text = `import x from "./not-an-import.ts"`;',
  ].join("\n");
  expect(readImports("planted.ts", source)).toEqual([
    { specifier: "./a.ts", isTypeOnly: true, line: 1 },
    { specifier: "#b.ts", isTypeOnly: false, line: 2 },
    { specifier: "./style.css", isTypeOnly: false, line: 3 },
    { specifier: "d", isTypeOnly: false, line: 4 },
    { specifier: "./e.ts", isTypeOnly: true, line: 5 },
    { specifier: "./f.ts", isTypeOnly: false, line: 6 },
    { specifier: "./g.tsx", isTypeOnly: false, line: 7 },
  ]);
});
