import { findNamed } from "../find-named.ts";
import type { Subject } from "../subject.ts";

/** The stage is drawn before it is read: what is missing after a second is missing. */
const timeoutMs = 1_000;

/** Finds roles and names that assistive technology does not get in the default state, in either language. */
export async function findWrongNames({ page, facts, show }: Subject): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const locale of ["en", "tr"] as const) {
    await show({ locale });
    for (const named of facts.finds) {
      const found = findNamed(page, named, locale).first();
      const isThere = await found.waitFor({ state: "attached", timeout: timeoutMs }).then(
        () => true,
        () => false,
      );
      if (isThere) continue;
      const there = (await page.locator("body").ariaSnapshot()).replace(/\s*\n\s*/g, "; ");
      findings.push(
        `no ${named.role} is named "${named.name[locale]}"; there is: ${there.slice(0, 400)}`,
      );
    }
  }
  return findings;
}
