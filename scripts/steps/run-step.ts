import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import type { Step } from "./steps.ts";

/** The result of a step. */
export type Outcome = {
  readonly name: string;
  readonly isPassed: boolean;
  readonly durationMs: number;
  /** A short note: how many tests ran, or why the step could not run. */
  readonly note: string;
  /** Lines that its commands mark as notices for the summary, though the step passed. */
  readonly notices: readonly string[];
  readonly output: string;
};

const noticePattern = /^notice: (.+)$/gm;

/** Runs a step's commands; `isLoud` also prints their output live. */
export async function runStep(root: string, step: Step, isLoud: boolean): Promise<Outcome> {
  const startedAt = performance.now();
  let output = "";
  let isPassed = true;
  for (const command of step.commands) {
    const run = await runCommand(root, command, isLoud);
    output += run.output;
    isPassed = run.isPassed;
    if (!isPassed) break;
  }
  const note = (isPassed && step.note?.exec(output)?.[1]) || "";
  const notices = [...output.matchAll(noticePattern)].map(([, text = ""]) => text);
  const durationMs = performance.now() - startedAt;
  return { name: step.name, isPassed, durationMs, note, notices, output };
}

function runCommand(
  root: string,
  command: readonly string[],
  isLoud: boolean,
): Promise<{ isPassed: boolean; output: string }> {
  const [program = "", ...args] = command;
  const path = [join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (isLoud) process.stdout.write(text);
    });
  }
  return new Promise((done) => {
    child.on("error", (error) => done({ isPassed: false, output: `${output}${error.message}\n` }));
    child.on("close", (code) => done({ isPassed: code === 0, output }));
  });
}
