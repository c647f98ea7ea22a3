import { join } from "node:path";
import { expect, test } from "vitest";
import { runStep } from "./run-step.ts";

const root = join(import.meta.dirname, "../..");

function printing(...lines: readonly string[]) {
  return ["node", "-e", `console.log(${JSON.stringify(lines.join("\n"))})`];
}

test("returns the lines that a passing command marks as notices", async () => {
  const commands = [printing("all is well", "notice: seen here"), printing("notice: and here")];
  const outcome = await runStep(root, { name: "sample", commands }, false);
  expect(outcome).toMatchObject({ isPassed: true, notices: ["seen here", "and here"] });
});

test("stops at the first command that fails, and returns its output", async () => {
  const commands = [["node", "-e", "console.log('why'); process.exit(3)"], printing("never")];
  const outcome = await runStep(root, { name: "sample", commands }, false);
  expect(outcome).toMatchObject({ isPassed: false, notices: [], output: "why\n" });
});
