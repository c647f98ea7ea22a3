import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const repository = join(import.meta.dirname, "../..");

/** How to start a Tessera for a test; the defaults are those of `npm start`. */
export type StartOptions = {
  /** The folder of the repository or of a copy of it. */
  readonly root?: string;
  readonly command?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The id of the system user to run as; the current user's when absent. */
  readonly userId?: number;
};

/** A Tessera in child processes, started as a user starts it. */
export class RunningTessera {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  #output = "";

  constructor({ root = repository, command, env = {}, userId }: StartOptions = {}) {
    const [program = "", ...args] = command ?? [process.execPath, "scripts/start.ts"];
    const inherited = { ...process.env, NODE_ENV: undefined, VITEST: undefined, PORT: undefined };
    this.#child = spawn(program, args, {
      cwd: root,
      // Runs in a new process group, so that Ctrl-C can be sent as a terminal sends it.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...inherited, RATE_LIMIT: "off", ...env },
      ...(userId === undefined ? {} : { uid: userId, gid: userId }),
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
    }
    this.#exit = new Promise((done) => this.#child.on("close", (code) => done(code)));
  }

  /** The output of the terminal. */
  get output(): string {
    return this.#output;
  }

  /** The id of the server's process. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The exit code, once the process and all holders of its output have ended. */
  get exit(): Promise<number | null> {
    return this.#exit;
  }

  /** Waits until the terminal shows a ready address, and returns it. */
  async ready(): Promise<string> {
    for (let attempt = 0; attempt < 2_400; attempt += 1) {
      const address = /https?:\/\/[^\s/]+/.exec(this.#output)?.[0];
      if (address && (await isReady(address))) return address;
      if (this.#child.exitCode !== null) break;
      await delay(100);
    }
    throw new Error(`Tessera did not become ready. It printed:\n${this.#output}`);
  }

  /** Sends Ctrl-C to the whole process group, as a terminal does, and waits for the exit. */
  async interrupt(): Promise<number | null> {
    this.#signal("SIGINT");
    return this.#exit;
  }

  /** Kills the process without a graceful shutdown. */
  killHard(): void {
    this.#signal("SIGKILL");
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
  }
}

/** Returns the command lines of all processes that mention a folder. */
export function findProcesses(folder: string): readonly string[] {
  const lines = execFileSync("ps", ["-axww", "-o", "command"], { encoding: "utf8" }).split("\n");
  return lines.filter((line) => line.includes(folder));
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/ready`)).ok;
  } catch {
    return false;
  }
}
