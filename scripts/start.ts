// npm start: builds the web when a source is newer, then serves everything from this process.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const build = spawnSync(process.execPath, [join(import.meta.dirname, "build-web.ts")], {
  stdio: "inherit",
});
if (build.status !== 0) process.exit(build.status ?? 1);

await import("../apps/server/src/main.ts");
