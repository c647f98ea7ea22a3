// npm run load: loads its own server at 1 × and 3 × of 200 reads and 20 writes per second, then
// another one with 60 concurrent saves of one tenant, and reports whether the targets are met.
// Options: --seconds, --warm-up, --times.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { findFreePort } from "../scripts/find-free-port.ts";
import type { Place } from "../tests/factories/account.ts";
import { setPlan } from "../tests/factories/plan.ts";
import { RunningTessera } from "../tests/factories/running-tessera.ts";
import { withDataFolder } from "./data-folder.ts";
import { measureFlood } from "./load/measure-flood.ts";
import { measureRate } from "./load/measure-rate.ts";
import type { Plan } from "./load/measure-rate.ts";
import { createMix } from "./load/mix.ts";
import { readUse } from "./load/process-use.ts";
import type { Use } from "./load/process-use.ts";
import { printMeasured, printPromises } from "./load/report.ts";
import { closeLoadConnections } from "./load/send-load.ts";
import { createTenants } from "./load/tenants.ts";
import { mulberry32 } from "./random.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "15" },
    "warm-up": { type: "string", default: "3" },
    times: { type: "string", default: "3" },
  },
});
const seconds = parseUpTo(600, values.seconds);
const warmUpSeconds = parseUpTo(600, values["warm-up"]);
const times = parseUpTo(30, values.times);
const tenantCount = 40;
const limitsOfProduction = "1";
const manyTimesTheLimits = "1000";

/** A server under load. */
type Server = { readonly place: Place; readonly readUse: () => Use | undefined };
/** The common settings of all phases of a run. */
type PlanOfAll = Omit<Plan, "times" | "createRequest" | "readUse">;

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());

try {
  const random = mulberry32(42);
  const plan = { seconds, warmUpSeconds, random, signal: stopped.signal };
  const rates = await withServer(manyTimesTheLimits, (server) => measureRates(server, plan));
  const floods = await withServer(limitsOfProduction, (server) => floodServer(server, plan));
  const all = { ...rates, ...floods };
  printMeasured([all.usual, all.high, all.quiet, all.flooded]);
  printPromises(all);
} catch (error) {
  if (!stopped.signal.aborted) throw error;
  process.exitCode = 130;
}

async function measureRates({ place, readUse }: Server, plan: PlanOfAll) {
  console.error(`Registering ${tenantCount} accounts`);
  const tenants = await createTenants(place, tenantCount);
  console.log(`Load average of the machine before the run: ${loadavg()[0]?.toFixed(2)}\n`);
  const createRequest = createMix(tenants, plan.random);
  const usual = await measureRate({ ...plan, createRequest, readUse, times: 1 });
  return { usual, high: await measureRate({ ...plan, createRequest, readUse, times }) };
}

async function floodServer({ place, readUse }: Server, plan: PlanOfAll) {
  console.error("Flooding a server with the limits of production");
  const [flooder, reader] = await createTenants(place, 2);
  if (!flooder || !reader) throw new RangeError("A flood needs two tenants");
  // A recipe of the maximum size has custom tokens, which the Free plan does not allow.
  setPlan(place, flooder.account.organization.slug, "pro");
  return measureFlood({ ...plan, readUse, flooder, reader });
}

async function withServer<T>(rateLimit: string, work: (server: Server) => Promise<T>): Promise<T> {
  return withDataFolder(async (dataFolder) => {
    const port = await findFreePort();
    const server = new RunningTessera({ env: environmentOf(dataFolder, port, rateLimit) });
    try {
      await server.ready();
      const place = { origin: `http://127.0.0.1:${port}`, dataFolder };
      return await work({ place, readUse: () => readUse(server.pid, dataFolder) });
    } finally {
      closeLoadConnections();
      await server.interrupt();
    }
  });
}

/**
 * As in production: the factor raises only the rate limits, load shedding stays on; the database is
 * separate.
 */
function environmentOf(
  dataFolder: string,
  port: number,
  rateLimit: string,
): Readonly<Record<string, string | undefined>> {
  return {
    DATA_DIR: dataFolder,
    PORT: String(port),
    RATE_LIMIT: rateLimit,
    HOST: undefined,
    PUBLIC_URL: undefined,
    SMTP_URL: undefined,
    DATABASE_URL: undefined,
    APP_DATABASE_URL: undefined,
  };
}

function parseUpTo(most: number, text: string): number {
  const parsed = Number(text);
  if (parsed > 0 && parsed <= most) return parsed;
  throw new RangeError(`${text} is not a number above 0 and up to ${most}`);
}
