// Checks that the migrations produce the schema of the sources: generating a migration in a copy
// must yield nothing.
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const server = join(import.meta.dirname, "../apps/server");
const migrations = join(server, "src/database/migrations");
const copy = "build/migrations-check";

rmSync(join(server, copy), { recursive: true, force: true });
cpSync(migrations, join(server, copy), { recursive: true });
const args = ["--dialect", "postgresql", "--schema", "./src/database/schema.ts", "--out", copy];
const run = spawnSync("drizzle-kit", ["generate", ...args], { cwd: server, encoding: "utf8" });
const isSame = readdirSync(join(server, copy)).length === readdirSync(migrations).length;
rmSync(join(server, copy), { recursive: true, force: true });

if (run.status !== 0 || !isSame) {
  console.error(run.stdout + run.stderr);
  console.error("The schema has changed. Run npx drizzle-kit generate in apps/server.");
  process.exitCode = 1;
}
