import { isLong } from "../form.ts";
import { type Check, type Finding, nameFindings } from "./check.ts";
import { findClosingFaults } from "./checks/closing.ts";
import { findMissingRings } from "./checks/focus-ring.ts";
import { findBrokenKeys } from "./checks/keys.ts";
import { findWrongNames } from "./checks/name-and-role.ts";
import { findLostProbe } from "./checks/probe.ts";
import type { Subject } from "./subject.ts";

/** Checks of names, props and keys, which styles cannot break. */
const behaviorChecks: readonly Check[] = [
  single("name-and-role", findWrongNames),
  findLostProbe,
  findClosingFaults,
  single("keys", findBrokenKeys),
];

/** The check of what a variant draws on focus; what it draws without is checked in every state. */
const focusChecks: readonly Check[] = [single("focus-ring", findMissingRings)];

/**
 * Runs the checks that use a specimen. The variants differ in their styles alone, so that the short form runs the
 * checks of behavior in main only.
 */
export async function runChecks(subject: Subject): Promise<readonly Finding[]> {
  const isWhole = subject.product === "main" || isLong;
  const findings: Finding[] = [];
  for (const check of isWhole ? [...behaviorChecks, ...focusChecks] : focusChecks) {
    await subject.page.emulateMedia({ reducedMotion: "reduce" });
    findings.push(...(await check(subject)));
  }
  return findings;
}

function single(name: string, find: (subject: Subject) => Promise<readonly string[]>): Check {
  return async (subject) => nameFindings(name, await find(subject));
}
