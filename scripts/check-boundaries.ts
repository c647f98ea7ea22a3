// Checks every import of the repository against the table of modules.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { judgeImport } from "./boundaries/judge-import.ts";
import { readImports } from "./boundaries/read-imports.ts";
import { resolveImport } from "./boundaries/resolve-import.ts";

/** Lists every import that the table forbids, one line each with its location and reason. */
export function findViolations(root: string): readonly string[] {
  return listSources(root).flatMap((file) =>
    readImports(file, readFileSync(join(root, file), "utf8")).flatMap((found) => {
      const target = resolveImport(root, file, found.specifier);
      const problem = judgeImport(file, target, found.isTypeOnly);
      return problem ? [`${file}:${found.line} ${problem}.`] : [];
    }),
  );
}

function listSources(root: string): readonly string[] {
  return globSync("{packages,apps,scripts,tests}/**/*.{ts,tsx,mjs,js}", {
    cwd: root,
    exclude: ["**/node_modules", "**/build", "**/*.d.ts"],
  }).toSorted();
}

if (import.meta.main) {
  const violations = findViolations(join(import.meta.dirname, ".."));
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}
