// npm start: builds what is stale, then serves everything from this process.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isFresh, serverBuild, webBuild } from "./web-build/build-when-stale.ts";

const root = join(import.meta.dirname, "..");

if (!isFresh(webBuild) || !isFresh(serverBuild)) {
  if (!existsSync(join(root, "node_modules/vite"))) {
    console.error(
      `The build is missing, or its sources, ${webBuild.settings?.join(" or ")} have changed. Run npm run build with the same environment; it installs the development packages.`,
    );
    process.exit(1);
  }
  const build = spawnSync(process.execPath, [join(root, "scripts/build.ts")], { stdio: "inherit" });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

process.setSourceMapsEnabled(true);
await import(new URL("../apps/server/build/server/main.js", import.meta.url).href);
