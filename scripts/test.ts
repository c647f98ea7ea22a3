// npm test: runs every step, or the named ones with the steps that they need, and prints a line for each.
// --long runs properties, races and faults with their full counts.
// --changed, or --changed=<commit>, runs the steps and tests that the change since then can touch.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chooseChanged, listChangedFiles } from "./steps/choose-changed.ts";
import { type Outcome, runStep } from "./steps/run-step.ts";
import { runSteps } from "./steps/run-steps.ts";
import { type Step, steps } from "./steps/steps.ts";

const root = join(import.meta.dirname, "..");
const { values, positionals: named } = readArguments();
const isLong = values.long === true;
const unknown = named.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}. Steps: ${steps.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}
if (isLong) process.env["TESSERA_FORM"] = "long";

const startedAt = performance.now();
const run = (step: Step) => runStep(root, step, isLong);
// The long form measures, and nothing may run beside what is measured.
summarize(await runSteps(chooseSteps(), isLong ? 1 : 2, run, report));

function readArguments() {
  // An option of a text may be given without one: the last commit is meant then.
  const args = process.argv
    .slice(2)
    .map((each) => (each === "--changed" ? "--changed=HEAD" : each));
  return parseArgs({
    args,
    options: { long: { type: "boolean" }, changed: { type: "string" } },
    allowPositionals: true,
  });
}

function chooseSteps(): readonly Step[] {
  const wanted = steps.filter(isWanted);
  const since = values.changed;
  return since === undefined ? wanted : chooseChanged(wanted, listChangedFiles(root, since), since);
}

function isWanted({ name }: Step): boolean {
  const isNeeded = steps.some((other) => named.includes(other.name) && other.needs?.includes(name));
  return named.length === 0 || named.includes(name) || isNeeded;
}

function report({ name, isPassed, durationMs, note, notices, output }: Outcome): void {
  const mark = isPassed ? "✓" : "✗";
  console.log(`${mark} ${name.padEnd(12)}${seconds(durationMs).padStart(8)}  ${note}`.trimEnd());
  for (const notice of notices) console.log(`  ${notice}`);
  if (!isPassed && !isLong) console.log(output);
}

function summarize(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  console.log(`\nTook ${seconds(performance.now() - startedAt)}`);
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
