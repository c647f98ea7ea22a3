import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The strictest compiler options that a program may use for imported modules. */
const compilerOptions = {
  noEmit: true,
  declaration: true,
  target: "ES2022",
  lib: ["ES2022"],
  module: "NodeNext",
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  isolatedModules: true,
  isolatedDeclarations: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
};

/** A temporary folder of ES modules outside of the repository; disposing removes it. */
export class ModuleFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), "tessera-modules-"));

  constructor() {
    this.write("package.json", JSON.stringify({ type: "module" }));
    this.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.path, path)), { recursive: true });
    writeFileSync(join(this.path, path), text);
  }

  /** Compiles all modules in one run and returns the errors; empty when there are none. */
  compile(): string {
    const tsc = fileURLToPath(import.meta.resolve("typescript/package.json"));
    const run = spawnSync(process.execPath, [join(dirname(tsc), "bin/tsc"), "-p", this.path], {
      encoding: "utf8",
    });
    if (run.error) throw run.error;
    return run.stdout + run.stderr;
  }

  /** Runs a program of this folder in Node, with types stripped, and returns the JSON that it writes. */
  run(path: string): unknown {
    const text = execFileSync(process.execPath, [join(this.path, path)], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    return JSON.parse(text);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true });
  }
}
