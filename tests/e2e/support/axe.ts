import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./story.ts";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks that axe finds no violation on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Otherwise axe opens a second page to merge the results of frames, and our pages have no frames.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(levels)
    // React Aria's live announcer may name elements that are removed shortly after.
    .exclude("[data-live-announcer]")
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  expect.soft(found, `axe finds nothing on ${page.url()}`).toEqual([]);
}
