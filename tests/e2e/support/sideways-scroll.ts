import type { Page } from "@playwright/test";
import { expect } from "./story.ts";

/** Nothing on the page makes it wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhangPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhangPx, `${page.url()} is not wider than its window`).toBeLessThanOrEqual(0);
}
