import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const main = join(import.meta.dirname, "../main.ts");
/** The deadline for a busy machine; not a promise. */
const longestStartMs = 250_000;
const running = new Set<ChildProcess>();

/** A server in its own process, on a data folder. */
export type SpawnedServer = {
  readonly address: string;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** Sends a signal; resolves to the exit code when the process has ended. */
  end(...signals: readonly NodeJS.Signals[]): Promise<number | null>;
};

/** A started process that may fail before it serves. */
export type SpawnedProcess = SpawnedServer & { readonly exit: Promise<number | null> };

/** Starts the server's program without waiting until it is ready. */
export function spawnProcess(dataDir: string, port: number): SpawnedProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const exit = waitForExit(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    exit,
    output: () => output,
    end: (...signals) => {
      for (const signal of signals) child.kill(signal);
      return exit;
    },
  };
}

/** Starts a server and waits until it is ready. */
export async function spawnServer(dataDir: string, port?: number): Promise<SpawnedServer> {
  const server = spawnProcess(dataDir, port ?? (await findFreePort()));
  await Promise.race([
    waitUntilReady(server.address, longestStartMs),
    server.exit.then(() => {
      throw new Error(`The server ended. It printed:\n${server.output()}`);
    }),
  ]);
  return server;
}

/** Waits until a server is ready, and returns how long that took. */
export async function waitUntilReady(address: string, longestMs: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const isReady = await fetch(`${address}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    const tookMs = performance.now() - start;
    if (isReady) return tookMs;
    if (tookMs > longestMs) throw new Error(`${address} was not ready after ${longestMs} ms.`);
    await sleep(20);
  }
}

/** Finds a free port. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Stops every running server, so that a failed test leaves none behind. */
export async function stopServers(): Promise<void> {
  const ends = [...running].map(async (child) => {
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  await Promise.all(ends);
}

async function waitForExit(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, "exit")) as [number | null];
  running.delete(child);
  return code;
}
