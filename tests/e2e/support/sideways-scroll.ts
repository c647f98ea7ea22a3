import type { Page } from "@playwright/test";
import { expect } from "./story.ts";

/** Checks that nothing makes the page wider than the window, once the layout has settled. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhangPx = await page.evaluate(async () => {
    for (const _ of ["what the new width changes", "what is drawn then"]) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(overhangPx, `${page.url()} is not wider than its window`).toBeLessThanOrEqual(0);
}

/**
 * Checks that a screen of the editor scrolls only inside its panes; the window itself never
 * scrolls, not even to hidden content.
 */
export async function expectWithinWindow(page: Page): Promise<void> {
  const overhangPx = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(overhangPx, `${page.url()} is not higher than its window`).toBeLessThanOrEqual(0);
}
