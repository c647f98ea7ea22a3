// npm run load: loads a server of its own at 1 × and 3 × of 200 reads and 20 writes a second, and says whether the promises hold. Options: --seconds, --warm-up, --times.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { findFreePort } from "../scripts/find-free-port.ts";
import { RunningTessera } from "../tests/factories/running-tessera.ts";
import { withDataFolder } from "./data-folder.ts";
import { measureRate } from "./load/measure-rate.ts";
import { makeMix } from "./load/mix.ts";
import { readUse } from "./load/process-use.ts";
import { printMeasured, printPromises } from "./load/report.ts";
import { closeLoadConnections } from "./load/send-on-schedule.ts";
import { makeTenants } from "./load/tenants.ts";
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

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());

try {
  await withDataFolder(runLoad);
} catch (error) {
  if (!stopped.signal.aborted) throw error;
  process.exitCode = 130;
}

async function runLoad(dataFolder: string): Promise<void> {
  const port = await findFreePort();
  const server = new RunningTessera({ env: environmentOf(dataFolder, port) });
  try {
    await server.ready();
    const origin = `http://127.0.0.1:${port}`;
    console.error(`Registering ${tenantCount} people`);
    const tenants = await makeTenants({ origin, dataFolder }, tenantCount);
    console.log(`Load average of the machine before the run: ${loadavg()[0]?.toFixed(2)}\n`);
    const random = mulberry32(42);
    const plan = {
      seconds,
      warmUpSeconds,
      random,
      makeAsk: makeMix(tenants, random),
      readUse: () => readUse(server.pid, dataFolder),
      signal: stopped.signal,
    };
    const usual = await measureRate({ ...plan, times: 1 });
    const high = await measureRate({ ...plan, times });
    printMeasured([usual, high]);
    printPromises(usual, high);
  } finally {
    closeLoadConnections();
    await server.interrupt();
  }
}

/** As in production: the factor is for the limits a minute alone, load shedding stays on; the database is its own. */
function environmentOf(
  dataFolder: string,
  port: number,
): Readonly<Record<string, string | undefined>> {
  return {
    DATA_DIR: dataFolder,
    PORT: String(port),
    RATE_LIMIT: "1000",
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
