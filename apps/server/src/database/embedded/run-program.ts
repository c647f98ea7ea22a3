import { spawn } from "node:child_process";
import type { SystemAccount } from "./system-account.ts";

/** The result of a program: its output and exit code, undefined when it did not start or was killed. */
export type Ended = { readonly code: number | undefined; readonly output: string };

/** Runs a program of PostgreSQL to its end under PostgreSQL's account. */
export function runProgram(
  path: string,
  parameters: readonly string[],
  account: SystemAccount,
): Promise<Ended> {
  const child = spawn(path, parameters, {
    ...account,
    // A process that changes its user must start in a folder that this user may enter.
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
    // The postmaster of pg_ctl may keep the pipes open, so wait for the exit and not for their end.
    child.once("exit", (code) => setImmediate(() => resolve({ code: code ?? undefined, output })));
  });
}
