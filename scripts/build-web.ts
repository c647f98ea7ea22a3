import { rmSync } from "node:fs";
import { join } from "node:path";

const web = join(import.meta.dirname, "../apps/web");
const build = join(web, "build");

/** Builds the web: pages, scripts, styles, and the files that the server reads. */
export async function buildWeb(): Promise<void> {
  for (const made of ["site.json", "client", "server"]) {
    rmSync(join(build, made), { recursive: true, force: true });
  }
  // React chooses its production form when it is loaded.
  process.env["NODE_ENV"] = "production";
  const { createBuilder } = await import("vite");
  const { findGroups } = await import("./web-build/code-groups.ts");
  const { writePages } = await import("./web-build/write-pages.ts");
  const started = process.cwd();
  // The plugins read their configuration from the working directory.
  process.chdir(web);
  const output = { codeSplitting: { groups: await findGroups(web) } };
  const client = { build: { rolldownOptions: { output } } };
  const builder = await createBuilder({ root: web, logLevel: "error", environments: { client } });
  await builder.buildApp();
  await writePages(build);
  process.chdir(started);
}
