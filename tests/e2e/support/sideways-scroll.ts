import type { Page } from "@playwright/test";
import { expect } from "./story.ts";

/** Nothing on the page makes it wider than the window, once the page has drawn itself for its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhangPx = await page.evaluate(async () => {
    for (const _ of ["what the new width changes", "what is drawn then"]) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(overhangPx, `${page.url()} is not wider than its window`).toBeLessThanOrEqual(0);
}

/** What a screen of the editor holds scrolls inside of it: the window itself never does, even to what nobody sees. */
export async function expectWithinWindow(page: Page): Promise<void> {
  const overhangPx = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(overhangPx, `${page.url()} is not higher than its window`).toBeLessThanOrEqual(0);
}
