import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./story.ts";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The page as it stands has nothing that axe finds fault with. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without it axe opens a second page to put the findings of frames together, and no page of ours has a frame.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(levels)
    // What React Aria reads out names elements that may be gone a moment later.
    .exclude("[data-live-announcer]")
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  expect.soft(found, `axe finds nothing on ${page.url()}`).toEqual([]);
}
