import type { AccessTokens } from "#access/access-tokens.ts";
import type { Database } from "#database/database.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { ExportPrinter } from "#printing/export-printer.ts";
import type { Keys } from "#secrets/keys.ts";
import type { Config } from "./config.ts";

/** What operations work with; made once at the start. */
export type Services = {
  readonly config: Config;
  /** The address that people reach Tessera at, without a slash at its end. */
  readonly publicUrl: string;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly printer: ExportPrinter;
  readonly keys: Keys;
  readonly accessTokens: AccessTokens;
};
