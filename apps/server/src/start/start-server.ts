import { join } from "node:path";
import type { Config } from "#config.ts";
import { openOwnedDatabase } from "#database/open-owned.ts";
import { StartError } from "#errors/start-error.ts";
import { loadSite } from "#site/load-site.ts";
import { requireFreePort } from "./free-port.ts";
import { logError } from "./log-error.ts";

/** A running server. */
export type RunningServer = { readonly publicUrl: string; stop(): Promise<void> };

/** This path is the same from this folder and from `build/server`, which contains the bundled server. */
const webBuild = join(import.meta.dirname, "../../../web/build");

/** Starts all parts of a server; when one fails, it stops those that were started before. */
export async function startServer(config: Config): Promise<RunningServer> {
  const site = loadSite(webBuild);
  if (config.isProduction && site === undefined) {
    throw new StartError("The web is not built. Build it first: npm run build");
  }
  const closers: (() => Promise<void>)[] = [];
  const stop = () => closeAll(closers.splice(0).toReversed());
  try {
    await requireFreePort(config.port, config.host);
    // The embedded PostgreSQL starts in its own process while this one loads its code.
    const [ownerUrl, { serve }] = await Promise.all([
      config.databaseUrl ?? openEmbedded(config, closers),
      import("./serve.ts"),
    ]);
    return { publicUrl: await serve({ config, site, ownerUrl }, closers), stop };
  } catch (error) {
    await stop().catch(logError);
    throw error;
  }
}

/** Closes all parts in turn, also when one fails, so that PostgreSQL never outlives the server. */
async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures);
}

async function openEmbedded(config: Config, closers: (() => Promise<void>)[]): Promise<string> {
  const opening = openOwnedDatabase(config.dataDir, logError);
  closers.push(() =>
    opening.then(
      (owned) => owned.close(),
      () => undefined,
    ),
  );
  return (await opening).url;
}
