import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#app.ts";
import type { Config } from "#config.ts";
import { openOwnedDatabase } from "#database/open-owned.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { describeForLog } from "#errors/describe-for-log.ts";
import { handleJobs } from "#features/jobs.ts";
import { createMailer } from "#mail/create-mailer.ts";
import { closeServices, createServices } from "#create-services.ts";
import { requireSecret } from "#secrets/secret-file.ts";
import type { Services } from "#services.ts";
import { loadSite, type Site } from "#site/load-site.ts";
import { createTakenPortError, requireFreePort } from "./free-port.ts";
import { StartError } from "#errors/start-error.ts";

/** A running server. */
export type RunningServer = { readonly publicUrl: string; stop(): Promise<void> };

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
    return { publicUrl: await open(config, site, closers), stop };
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

async function open(config: Config, site: Site | undefined, closers: (() => Promise<void>)[]) {
  await requireFreePort(config.port, config.host);
  const ownerUrl = config.databaseUrl ?? (await openEmbedded(config, closers));
  const secret = config.secretKey ?? requireSecret(config.dataDir, "secret-key");
  const databaseUrl = await prepareDatabase(ownerUrl, { appUrl: config.appDatabaseUrl, secret });
  const services = await createServices(config, {
    databaseUrl,
    publicUrl: config.publicUrl ?? "",
    secret,
    onError: logError,
  });
  closers.push(() => closeServices(services));
  const { app, publicUrl } = await listen(services, site);
  closers.push(() => closeApp(app));
  await services.jobs.work(handleJobs({ ...services, publicUrl }, createMailer(config)));
  return publicUrl;
}

async function openEmbedded(config: Config, closers: (() => Promise<void>)[]): Promise<string> {
  const owned = await openOwnedDatabase(config.dataDir, logError);
  closers.push(() => owned.close());
  return owned.url;
}

/** Waits until the answers in progress are sent; idle keep-alive connections are closed. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const closing = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearInterval(closing);
  }
}

type Listening = { readonly app: FastifyInstance; readonly publicUrl: string };

/** Listens on the port; another process may take a free port in the meantime. */
async function listen(services: Services, site: Site | undefined): Promise<Listening> {
  const { config } = services;
  for (;;) {
    const port = await requireFreePort(config.port, config.host);
    const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
    const app = await buildApp({ ...services, publicUrl }, { site });
    try {
      await app.listen({ port, host: config.host });
      return { app, publicUrl };
    } catch (error) {
      await app.close();
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken) throw error;
      if (config.port !== undefined) throw createTakenPortError(config.port);
    }
  }
}

/** Logs errors of idle connections; the next call opens a new one. */
function logError(error: unknown): void {
  const line = { level: 50, time: new Date().toISOString(), error: describeForLog(error) };
  process.stderr.write(`${JSON.stringify({ ...line, msg: "connection" })}\n`);
}
