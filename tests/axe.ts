import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";

const file = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const source = readFileSync(file, "utf8");
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A violation that axe finds: the rule, the selector of the element, and what is wrong with it. */
export type AxeViolation = {
  readonly id: string;
  readonly selector: string;
  readonly summary: string;
};

/**
 * Returns the violations that axe finds in what the page shows once its animations have ended. It
 * runs in the page itself, without the support of frames that a builder adds at a third of the cost:
 * our pages have none.
 */
export async function readAxeViolations(
  page: Page,
  rulesOff: readonly string[] = [],
): Promise<readonly AxeViolation[]> {
  const found = await runAxe(page, rulesOff);
  if (found) return found;
  // A script that is evaluated needs no exception in the page's content policy.
  await page.evaluate(source);
  const violations = await runAxe(page, rulesOff);
  if (!violations) throw new Error("axe did not load.");
  return violations;
}

/** Returns the texts of the page that have less contrast than they need. */
export async function readLowContrast(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, {
      runOnly: { type: "rule", values: ["color-contrast"] },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary = "" }) =>
        `${html} ${failureSummary}`.replace(/\s+/g, " ").slice(0, 300),
      ),
    );
  });
}

/** Runs axe in the page; undefined when the page has not loaded it. */
function runAxe(
  page: Page,
  rulesOff: readonly string[],
): Promise<readonly AxeViolation[] | undefined> {
  return page.evaluate(
    async ([tags, off]) => {
      const { axe } = window as unknown as { axe?: typeof Axe };
      if (!axe) return undefined;
      // A color that fades in has its contrast only at the end.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { violations } = await axe.run(
        // React Aria's live announcer may name elements that are removed shortly after.
        { exclude: ["[data-live-announcer]"] },
        {
          runOnly: { type: "tag", values: [...tags] },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ["violations"],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => ({
          id,
          selector: target.join(" "),
          summary: failureSummary.replace(/\s+/g, " "),
        })),
      );
    },
    [levels, rulesOff] as const,
  );
}
