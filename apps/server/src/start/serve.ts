import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#app.ts";
import type { Config } from "#config.ts";
import { closeServices, createServices } from "#create-services.ts";
import { handleJobs } from "#features/jobs.ts";
import { createMailer } from "#mail/create-mailer.ts";
import { requireSecret } from "#secrets/secret-file.ts";
import type { Services } from "#services.ts";
import type { Site } from "#site/load-site.ts";
import { createTakenPortError, requireFreePort } from "./free-port.ts";
import { logError } from "./log-error.ts";
import { prepareDatabase } from "./prepare-database.ts";

/** The inputs of a server; `ownerUrl` is the address of the database's owner. */
type ServeOptions = {
  readonly config: Config;
  readonly site: Site | undefined;
  readonly ownerUrl: string;
};

/** Prepares the database, listens and handles jobs; returns the public address, and adds what to close. */
export async function serve(
  { config, site, ownerUrl }: ServeOptions,
  closers: (() => Promise<void>)[],
): Promise<string> {
  const secret = config.secretKey ?? requireSecret(config.dataDir, "secret-key");
  const databaseUrl = await prepareDatabase(ownerUrl, { appUrl: config.appDatabaseUrl, secret });
  const services = await createServices(config, {
    databaseUrl,
    publicUrl: config.publicUrl ?? "",
    secret,
    sandboxFile: join(config.dataDir, "sandbox-payments.json"),
    onError: logError,
  });
  closers.push(() => closeServices(services));
  const { app, publicUrl } = await listen(services, site);
  closers.push(() => closeApp(app));
  await services.jobs.work(handleJobs({ ...services, publicUrl }, createMailer(config)));
  return publicUrl;
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
    const host = config.host === "0.0.0.0" || config.host === "::" ? "127.0.0.1" : config.host;
    services.payments.setAddresses({ publicUrl, localUrl: `http://${printHost(host)}:${port}` });
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

/** Prints a host for an address; an IPv6 address needs brackets. */
function printHost(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
