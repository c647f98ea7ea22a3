import { join } from "node:path";
import { findFreePort } from "../scripts/find-free-port.ts";
import { RunningTessera } from "../tests/factories/running-tessera.ts";

/** A server in a child process that reports its processor time. */
export type MeasuredServer = {
  readonly address: string;
  /** Processor time of the server's process so far, in microseconds. */
  readCpu(): Promise<number>;
  stop(): Promise<void>;
};

const preloaded = join(import.meta.dirname, "report-cpu.ts");

/** Starts a program of the repository that prints its address, and waits until it is ready. */
export async function startMeasured(
  program: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const [port, cpuPort] = [String(await findFreePort()), String(await findFreePort())];
  const server = new RunningTessera({
    command: [process.execPath, "--import", preloaded, program],
    env: { PORT: port, TESSERA_CPU_PORT: cpuPort, ...env },
  });
  try {
    const address = await server.ready();
    return {
      address,
      readCpu: () => readCpu(cpuPort),
      stop: async () => void (await server.interrupt()),
    };
  } catch (error) {
    server.killHard();
    throw error;
  }
}

async function readCpu(port: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const { user, system } = (await answer.json()) as NodeJS.CpuUsage;
  return user + system;
}
