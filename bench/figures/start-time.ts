// Measures `npm start` on an installed and built checkout with existing data, from the command to the
// first answer: by the clock, and the processor time of all processes.
import { availableParallelism, loadavg } from "node:os";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { RunningTessera } from "../../tests/factories/running-tessera.ts";
import { withDataFolder } from "../data-folder.ts";
import { reportFigures } from "../figure.ts";
import { readUse } from "../load/process-use.ts";
import { median } from "../measure-pairs.ts";
import { readTreeCpu } from "../process-cpu.ts";

const rounds = 5;
const mostS = 3;

/** The time of a start by the clock, and its processor time, which only Linux reports. */
type Start = { readonly seconds: number; readonly cpuSeconds: number | undefined };

const starts = await withDataFolder(async (dataFolder) => {
  // The first start builds the web and creates the database.
  await measureStart(dataFolder);
  const measured: Start[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureStart(dataFolder));
  return measured;
});
const seconds = median(starts.map((start) => start.seconds));
const cpuSeconds = starts.flatMap((start) => start.cpuSeconds ?? []);
const load = (loadavg()[0] ?? 0).toFixed(1);
reportFigures([
  {
    name: "npm start to the first answer, built and with data, by the clock",
    value: `${seconds.toFixed(1)} s`,
    peer: `load ${load} on ${availableParallelism()} processors`,
    target: { text: `at most ${mostS} s`, isMet: seconds <= mostS },
  },
  ...(cpuSeconds.length === 0
    ? []
    : [
        {
          name: "npm start to the first answer, processor time with PostgreSQL",
          value: `${median(cpuSeconds).toFixed(1)} s`,
        },
      ]),
]);

/** Starts Tessera until it answers, which is asked ten times a second, and stops it. */
async function measureStart(dataFolder: string): Promise<Start> {
  const env = { DATA_DIR: dataFolder, PORT: String(await findFreePort()) };
  const startedAt = performance.now();
  const server = new RunningTessera({ command: ["npm", "start"], env });
  try {
    await server.ready();
    const seconds = (performance.now() - startedAt) / 1000;
    return { seconds, cpuSeconds: readCpuSeconds(server, dataFolder) };
  } finally {
    await server.interrupt();
  }
}

/** PostgreSQL is a process beside the server’s, not below it. */
function readCpuSeconds({ pid }: RunningTessera, dataFolder: string): number | undefined {
  const database = readUse(pid, dataFolder);
  return pid === undefined || database === undefined
    ? undefined
    : readTreeCpu(pid) + database.databaseCpuS;
}
