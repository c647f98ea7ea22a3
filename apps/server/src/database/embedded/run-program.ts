import { spawn } from "node:child_process";
import type { SystemAccount } from "./system-account.ts";

/** How a program ended: its exit code (undefined when it could not be started or was killed) and what it printed. */
export type Ended = { readonly code: number | undefined; readonly output: string };

/** Runs a program of PostgreSQL to its end under the account that PostgreSQL runs under. */
export function runProgram(
  path: string,
  parameters: readonly string[],
  account: SystemAccount,
): Promise<Ended> {
  const child = spawn(path, parameters, {
    ...account,
    // A process that changes its user must start in a folder which that user may enter.
    cwd: "/",
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C" },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 90_000,
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: undefined, output: error.message }));
    // The postmaster that pg_ctl leaves behind may keep the pipes open: wait for the exit, not for their end.
    child.once("exit", (code) => setImmediate(() => resolve({ code: code ?? undefined, output })));
  });
}
