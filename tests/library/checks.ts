import { type Check, type Finding, nameFindings } from "./check.ts";
import { findClosingFaults } from "./checks/closing.ts";
import { findLackingRings } from "./checks/focus-ring.ts";
import { findDeafKeys } from "./checks/keys.ts";
import { findWrongNames } from "./checks/name-and-role.ts";
import { findLostProbe } from "./checks/probe.ts";
import { findFaultsOfStates } from "./checks/states.ts";
import { findOverhang } from "./checks/width-360.ts";
import type { Subject } from "./subject.ts";

/** The checks that every component must pass, in both variants. */
const checks: readonly Check[] = [
  single("name-and-role", findWrongNames),
  findLostProbe,
  single("focus-ring", findLackingRings),
  findClosingFaults,
  single("keys", findDeafKeys),
  findFaultsOfStates,
  single("width-360", findOverhang),
];

/** Runs all checks on a specimen. */
export async function runChecks(subject: Subject): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    await subject.page.emulateMedia({ reducedMotion: "reduce" });
    findings.push(...(await check(subject)));
  }
  return findings;
}

function single(name: string, find: (subject: Subject) => Promise<readonly string[]>): Check {
  return async (subject) => nameFindings(name, await find(subject));
}
