import type { PlaygroundAddress } from "../../../packages/ui/playground/address.ts";
import { type Finding, nameFindings } from "../check.ts";
import { listTurns } from "../list-turns.ts";
import type { Subject } from "../subject.ts";
import { readMotion } from "./reduced-motion.ts";
import { readSmallTargets } from "./target-size.ts";
import { listUntranslated, readTexts } from "./untranslated.ts";

type Density = PlaygroundAddress["density"];

/**
 * Finds faults of each state: texts that are equal in both languages, targets that are too small,
 * and motion despite prefers-reduced-motion. Each state is rendered once in English in an
 * alternating density, and once in Turkish; all checks read the same rendering.
 */
export async function findFaultsOfStates(subject: Subject): Promise<readonly Finding[]> {
  const turns = listTurns(subject, ["comfortable", "compact"] as const);
  const findings: Finding[] = [];
  for (const state of subject.facts.states) {
    const densities = turns.filter((turn) => turn.state === state).map(({ option }) => option);
    const faults = await findFaultsOf(subject, state, densities);
    findings.push(
      ...faults.map(({ check, detail }) => ({ check, detail: `${detail} in ${state}` })),
    );
  }
  return findings;
}

async function findFaultsOf(
  { page, facts, show }: Subject,
  state: string,
  densities: readonly Density[],
): Promise<readonly Finding[]> {
  const english: string[] = [];
  const motion: string[] = [];
  const targets: string[] = [];
  for (const density of densities) {
    await show({ state, locale: "en", density });
    english.push(...(await page.evaluate(readTexts)));
    motion.push(...(await page.evaluate(readMotion)));
    targets.push(...(await page.evaluate(readSmallTargets)));
  }
  await show({ state, locale: "tr" });
  const turkish = await page.evaluate(readTexts);
  return [
    ...nameFindings("untranslated", listUntranslated(english, turkish, facts.sameInBoth ?? [])),
    ...nameFindings("reduced-motion", new Set(motion)),
    ...nameFindings("target-size", new Set(targets)),
  ];
}
