import type { AccessTokens } from "#access/access-tokens.ts";
import type { Database } from "#database/database.ts";
import type { EventChannel } from "#events/event-channel.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { ExportPrinter } from "#printing/export-printer.ts";
import type { Payments } from "#payments/open-payments.ts";
import type { Keys } from "#secrets/keys.ts";
import type { SocialClients } from "#social/create-social-clients.ts";
import type { Config } from "./config.ts";

/** The services of operations, created once at the start. */
export type Services = {
  readonly config: Config;
  /** The public address of Tessera, without a slash at its end. */
  readonly publicUrl: string;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly events: EventChannel;
  readonly printer: ExportPrinter;
  readonly payments: Payments;
  readonly keys: Keys;
  readonly social: SocialClients;
  readonly accessTokens: AccessTokens;
};
