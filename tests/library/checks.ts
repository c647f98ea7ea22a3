import type { Check, Finding } from "./check.ts";
import { findLostClass } from "./checks/class.ts";
import { findLackingEscape } from "./checks/escape.ts";
import { findLostFocus } from "./checks/focus-return.ts";
import { findLackingRings } from "./checks/focus-ring.ts";
import { findDeafKeys } from "./checks/keys.ts";
import { findWrongNames } from "./checks/name-and-role.ts";
import { findDroppedProps } from "./checks/props.ts";
import { findMotion } from "./checks/reduced-motion.ts";
import { findLostRef } from "./checks/ref.ts";
import { findSmallTargets } from "./checks/target-size.ts";
import { findUntranslated } from "./checks/untranslated.ts";
import { findOverhang } from "./checks/width-360.ts";
import type { Subject } from "./subject.ts";

/** What every component is held to, in both variants. */
const checks: readonly Check[] = [
  { name: "name-and-role", find: findWrongNames },
  { name: "ref", find: findLostRef },
  { name: "props", find: findDroppedProps },
  { name: "class", find: findLostClass },
  { name: "focus-ring", find: findLackingRings },
  { name: "focus-return", find: findLostFocus },
  { name: "escape", find: findLackingEscape },
  { name: "keys", find: findDeafKeys },
  { name: "untranslated", find: findUntranslated },
  { name: "target-size", find: findSmallTargets },
  { name: "reduced-motion", find: findMotion },
  { name: "width-360", find: findOverhang },
];

/** Holds a specimen to all of them. */
export async function runChecks(subject: Subject): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, find } of checks) {
    await subject.page.emulateMedia({ reducedMotion: "reduce" });
    const details = await find(subject);
    findings.push(...details.map((detail) => ({ check: name, detail })));
  }
  return findings;
}
