import type { Outcome } from "./run-step.ts";
import type { Step } from "./steps.ts";

/** Runs one step to its end. */
type RunStep = (step: Step) => Promise<Outcome>;

/**
 * Runs steps in their order, at most `mostAtOnce` at a time, and a step that takes every core by itself. A step waits
 * for the steps that it needs, and is not run when one of them failed.
 */
export async function runSteps(
  steps: readonly Step[],
  mostAtOnce: number,
  run: RunStep,
  report: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<Step, Promise<void>>();
  for (const step of steps) {
    while (!canStart(step, [...running.keys()], mostAtOnce)) await Promise.race(running.values());
    const end = start(step).then(() => void running.delete(step));
    running.set(step, end);
  }
  await Promise.all(running.values());
  return steps.flatMap(({ name }) => outcomes.get(name) ?? []);

  async function start(step: Step): Promise<void> {
    const broken = step.needs?.find((name) => outcomes.get(name)?.isPassed === false);
    const outcome = broken === undefined ? await run(step) : refuse(step.name, broken);
    outcomes.set(step.name, outcome);
    report(outcome);
  }
}

function canStart(step: Step, running: readonly Step[], mostAtOnce: number): boolean {
  if (running.length === 0) return true;
  const isWaiting = running.some(({ name }) => step.needs?.includes(name));
  const isAlone = [step, ...running].some(({ takesEveryCore }) => takesEveryCore);
  return !isWaiting && !isAlone && running.length < mostAtOnce;
}

function refuse(name: string, needed: string): Outcome {
  const note = `not run, because ${needed} failed`;
  return { name, isPassed: false, durationMs: 0, note, notices: [], output: "" };
}
