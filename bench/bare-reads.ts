import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BoundStatement } from "../apps/server/src/database/statements.ts";
import { deriveKeys } from "../apps/server/src/secrets/keys.ts";
import { startMeasured } from "./measured-server.ts";
import type { MeasuredServer } from "./measured-server.ts";
import type { MeasuredTessera } from "./start-tessera.ts";

/** The statements of each route of the bare server. */
export type BareReads = Readonly<
  Record<
    string,
    readonly {
      readonly name: string;
      readonly text: string;
      readonly values: BoundStatement<object>["values"];
    }[]
  >
>;

/** Starts the bare server on Tessera's database, with its role and with the tenant of the account. */
export function startBare(
  { account, place }: MeasuredTessera,
  reads: Readonly<Record<string, readonly BoundStatement<object>[]>>,
): Promise<MeasuredServer> {
  const statements: BareReads = Object.fromEntries(
    Object.entries(reads).map(([route, bound]) => [
      route,
      bound.map(({ statement: { name, text }, values }) => ({ name, text, values })),
    ]),
  );
  const { user, organizationId } = account;
  return startMeasured("bench/bare-read-server.ts", {
    BARE_DATABASE_URL: addressOfDatabase(place.dataFolder),
    BARE_SETTINGS: `-c app.user_id=${user.id} -c app.organization_id=${organizationId}`,
    BARE_READS: JSON.stringify(statements),
  });
}

/** Returns the address of the embedded PostgreSQL for the server's role. */
function addressOfDatabase(dataFolder: string): string {
  const secret = readFileSync(join(dataFolder, "secrets/secret-key"), "utf8");
  const [key] = deriveKeys(secret)["database-password"];
  const socket = encodeURIComponent(join(dataFolder, "postgres/socket"));
  return `postgres://tessera_server_postgres:${key.toString("base64url")}@/postgres?host=${socket}`;
}
