import { execFileSync } from "node:child_process";
import type { Step } from "./steps.ts";

/** The files that differ from a commit, by their paths below the repository, and those that git does not know yet. */
export function listChangedFiles(root: string, since: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = git("diff", "--name-only", since);
  return [...changed, ...git("ls-files", "--others", "--exclude-standard")];
}

/** The steps that a change of some files can touch; Vitest chooses among its own tests. */
export function chooseChanged(
  steps: readonly Step[],
  files: readonly string[],
  since: string,
): readonly Step[] {
  return steps
    .filter(({ touchedBy }) => !touchedBy || files.some((file) => touchedBy.test(file)))
    .map((step) => (step.followsImports ? narrow(step, since) : step));
}

function narrow(step: Step, since: string): Step {
  const options = [`--changed=${since}`, "--passWithNoTests"];
  return { ...step, commands: step.commands.map((command) => [...command, ...options]) };
}
