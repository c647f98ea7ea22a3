import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
const pauseMs = 100;

/** Runs the server in a child process that can be restarted; its PostgreSQL ends with it. */
export class ServerProcess {
  readonly #port: number;
  #child: ChildProcess;
  #restarting: Promise<void> | undefined;
  #isEnded = false;

  constructor(port: number) {
    this.#port = port;
    this.#child = spawnServer(port);
  }

  /** Resolves to true when the server answers, and to false when it exits first and has printed why. */
  async isAnswering(): Promise<boolean> {
    while (this.#restarting || isAlive(this.#child)) {
      if (await isHealthy(this.#port)) return true;
      await delay(pauseMs);
    }
    return false;
  }

  /** Restarts the server; changes that arrive before it has stopped are part of the same restart. */
  restart(): void {
    this.#restarting ??= endProcess(this.#child).then(() => {
      this.#restarting = undefined;
      if (!this.#isEnded) this.#child = spawnServer(this.#port);
    });
  }

  /** Stops the server permanently. */
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
