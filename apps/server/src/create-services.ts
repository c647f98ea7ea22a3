import { createAccessTokens } from "#access/access-tokens.ts";
import { openDatabase } from "#database/database.ts";
import { openEventChannel } from "#events/event-channel.ts";
import { openJobs } from "#jobs/jobs.ts";
import { openPayments } from "#payments/open-payments.ts";
import { createExportPrinter } from "#printing/export-printer.ts";
import { deriveKeys } from "#secrets/keys.ts";
import { createSocialClients } from "#social/create-social-clients.ts";
import type { Config } from "./config.ts";
import type { Services } from "./services.ts";

/** The inputs of the services besides the configuration. */
export type ServiceParts = {
  /** The database address of the server's role. */
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly secret: string;
  /** The file of the payment sandbox; without one its state ends with the process. */
  readonly sandboxFile?: string;
  /** Receives the errors of idle connections. */
  readonly onError: (error: Error) => void;
};

const poolSize = 12;

/** Opens the services of operations. */
export async function createServices(config: Config, parts: ServiceParts): Promise<Services> {
  const keys = deriveKeys(parts.secret, config.previousSecretKey);
  const database = openDatabase(parts.databaseUrl, { size: poolSize, onLost: parts.onError });
  const jobs = await openJobs(parts.databaseUrl, parts.onError);
  const events = openEventChannel(parts.databaseUrl, parts.onError);
  const accessTokens = createAccessTokens(keys["access-token"]);
  const printer = createExportPrinter();
  const payments = await openPayments(config, keys, parts.sandboxFile);
  const { publicUrl } = parts;
  const social = createSocialClients(config.social);
  return {
    config,
    publicUrl,
    database,
    jobs,
    events,
    printer,
    payments,
    keys,
    social,
    accessTokens,
  };
}

/** Closes the services, jobs first, because running jobs still need the database. */
export async function closeServices({
  jobs,
  events,
  printer,
  payments,
  database,
}: Services): Promise<void> {
  payments.sandbox?.outbox.close();
  try {
    await events.close();
    await jobs.stop();
  } finally {
    await printer.close();
    await database.close();
  }
}
