// npm run build: builds the web and the server, each when one of its sources has changed, and writes
// the bill of materials of a new server build into it.
import { join } from "node:path";
import { buildWhenStale, serverBuild, webBuild } from "./web-build/build-when-stale.ts";

await buildWhenStale(webBuild, async () => {
  const { buildWeb } = await import("./build-web.ts");
  await report("web", buildWeb);
});
await buildWhenStale(serverBuild, async () => {
  const { buildServer } = await import("./build-server.ts");
  await report("server", buildServer);
  const { writeSbom } = await import("./write-sbom.ts");
  writeSbom(join(import.meta.dirname, "../apps/server/build/server/sbom.json"));
});

async function report(name: string, build: () => Promise<void> | void): Promise<void> {
  const startedMs = performance.now();
  await build();
  console.log(`Built the ${name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}
