import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
const pauseMs = 100;

/** The server as a process of its own, which can be started again and ends its PostgreSQL when it ends. */
export class ServerProcess {
  readonly #port: number;
  #child: ChildProcess;
  #restarting: Promise<void> | undefined;
  #isEnded = false;

  constructor(port: number) {
    this.#port = port;
    this.#child = spawnServer(port);
  }

  /** Whether it came to answer; false when it ended before that, having said why. */
  async isAnswering(): Promise<boolean> {
    while (this.#restarting || isAlive(this.#child)) {
      if (await isHealthy(this.#port)) return true;
      await delay(pauseMs);
    }
    return false;
  }

  /** Ends it and starts it anew; whatever changes until it has ended is part of the same restart. */
  restart(): void {
    this.#restarting ??= endProcess(this.#child).then(() => {
      this.#restarting = undefined;
      if (!this.#isEnded) this.#child = spawnServer(this.#port);
    });
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await endProcess(this.#child);
  }
}

function spawnServer(port: number): ChildProcess {
  return spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port) },
  });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
}
