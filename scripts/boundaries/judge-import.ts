import { type Target, findWorkspace } from "./resolve-import.ts";
import type { Module } from "./module.ts";
import { modules } from "./modules.ts";
import { serverLayers } from "./server-layers.ts";

/** Finds the module that owns a file: the one with the longest matching path. */
export function findModule(path: string): Module | undefined {
  return modules
    .filter((module) => path.startsWith(`${module.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Returns what is wrong with an import; undefined when the table allows it. */
export function judgeImport(
  importer: string,
  target: Target,
  isTypeOnly: boolean,
): string | undefined {
  const from = findModule(importer);
  if (!from) return "is in no module of scripts/boundaries/modules.ts";
  // Benchmarks measure with the data and the score of the tests.
  const isTest = isTestFile(importer) || from.name === "bench";
  if (target.kind === "package") return isTest ? undefined : judgePackage(from, target.name);

  const to = findModule(target.path);
  if (!to) return `imports ${target.path}, which is in no module`;
  if (isTest && isTestFile(target.path)) return undefined;
  const here = findWorkspace(importer);
  const there = findWorkspace(target.path);
  if (here && there && here !== there && !target.isByName) {
    return `reaches into ${there} by path; import it by its package name`;
  }
  if (isTest && here && here === there) return undefined;
  if (!isTest && isTestFile(target.path)) return `imports ${target.path}, which is for tests`;
  const problem =
    from === to ? judgeCells(from, importer, target.path) : judgeModules(from, to, isTypeOnly);
  return problem ?? judgeLayers(importer, target.path);
}

/** Matches tests, stories, shared test suites (`-guarantees`), test data (`arbitrary-`) and folders of test support. */
function isTestFile(path: string): boolean {
  return /\.(test|spec)\.tsx?$|-guarantees\.ts$|\/arbitrary-[^/]+$|^packages\/.+\/testing\//.test(
    path,
  );
}

function judgePackage(from: Module, name: string): string | undefined {
  if (from.packages === "any" || from.packages.includes(name)) return undefined;
  return `${from.name} may not import the package ${name}`;
}

function judgeModules(from: Module, to: Module, isTypeOnly: boolean): string | undefined {
  if (from.mayImport.includes(to.name)) return undefined;
  if (from.mayImport.includes(`${to.name} (types)`)) {
    return isTypeOnly ? undefined : `${from.name} may import only types of ${to.name}`;
  }
  return `${from.name} may not import ${to.name}`;
}

function judgeCells(module: Module, importer: string, imported: string): string | undefined {
  const from = findCell(module, importer);
  const to = findCell(module, imported);
  if (!module.cells || !from || from === to) return undefined;
  if (!to) return module.shared && `${from} may not import ${imported}, which is above it`;
  if (isShared(module, from, to)) return undefined;
  if (module.cells === "by index" && /^index\.tsx?$/.test(imported.slice(to.length + 1))) {
    return undefined;
  }
  return module.cells === "apart"
    ? `${from} may not import ${to}`
    : `${from} reaches into ${to}; only its index.ts is open`;
}

function isShared({ path, shared = [] }: Module, from: string, to: string): boolean {
  const placeOf = (cell: string) => shared.indexOf(cell.slice(path.length + 1));
  const [importer, imported] = [placeOf(from), placeOf(to)] as const;
  return imported !== -1 && (importer === -1 || imported < importer);
}

function judgeLayers(importer: string, imported: string): string | undefined {
  const from = findLayer(importer);
  const to = findLayer(imported);
  if (from === -1 || to <= from) return undefined;
  const { folders } = serverLayers;
  return `${folders[from]} is a layer below ${folders[to]} and may not import it`;
}

/** Returns the index of a file's folder in the layers; -1 when the folder is not a layer. */
function findLayer(path: string): number {
  return serverLayers.folders.findIndex((folder) =>
    path.startsWith(`${serverLayers.path}/${folder}/`),
  );
}

function findCell(module: Module, path: string): string | undefined {
  const [folder, ...rest] = path.slice(module.path.length + 1).split("/");
  return rest.length > 0 ? `${module.path}/${folder}` : undefined;
}
