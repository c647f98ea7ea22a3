// npm test: runs every step, or the named ones with the steps that they need, and prints a line for
// each. --long runs properties, races and faults with their full counts.
import { join } from "node:path";
import { type Outcome, runStep } from "./steps/run-step.ts";
import { type Step, steps } from "./steps/steps.ts";

const root = join(import.meta.dirname, "..");
const isLong = process.argv.includes("--long");
const named = process.argv.slice(2).filter((argument) => argument !== "--long");
const unknown = named.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}. Steps: ${steps.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}
if (isLong) process.env["TESSERA_FORM"] = "long";

const startedAt = performance.now();
const outcomes: Outcome[] = [];
for (const step of steps.filter(isWanted)) {
  const broken = outcomes.find(({ name, isPassed }) => !isPassed && step.needs?.includes(name));
  const outcome = broken ? refuse(step.name, broken.name) : await runStep(root, step, isLong);
  outcomes.push(outcome);
  report(outcome);
}
summarize();

function isWanted({ name }: Step): boolean {
  const isNeeded = steps.some((other) => named.includes(other.name) && other.needs?.includes(name));
  return named.length === 0 || named.includes(name) || isNeeded;
}

function refuse(name: string, needed: string): Outcome {
  const note = `not run, because ${needed} failed`;
  return { name, isPassed: false, durationMs: 0, note, notices: [], output: "" };
}

function report({ name, isPassed, durationMs, note, notices, output }: Outcome): void {
  const mark = isPassed ? "✓" : "✗";
  console.log(`${mark} ${name.padEnd(12)}${seconds(durationMs).padStart(8)}  ${note}`.trimEnd());
  for (const notice of notices) console.log(`  ${notice}`);
  if (!isPassed && !isLong) console.log(output);
}

function summarize(): void {
  const failed = outcomes.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  console.log(`\nTook ${seconds(performance.now() - startedAt)}`);
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
