import { listTurns } from "../list-turns.ts";
import { readOutside } from "../read-outside.ts";
import type { Subject } from "../subject.ts";

const narrow = { width: 360, height: 740 };

/** Finds what overflows a window 360 px wide, in any state and language. */
export async function findOverhang(subject: Subject): Promise<readonly string[]> {
  const { page, show } = subject;
  const findings = new Set<string>();
  const wide = page.viewportSize();
  await page.setViewportSize(narrow);
  for (const { state, option } of listTurns(subject, ["tr", "en"] as const)) {
    await show({ state, locale: option });
    for (const finding of await page.evaluate(readOutside)) findings.add(`${finding} in ${state}`);
  }
  if (wide) await page.setViewportSize(wide);
  return [...findings];
}
