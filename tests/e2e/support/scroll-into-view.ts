import type { Locator } from "@playwright/test";
import { expect } from "./story.ts";

/**
 * Scrolls until the whole element is in the window. One scroll is not enough: a section that loads near the view, or the
 * layout of another width, moves the elements below it.
 */
export async function expectScrollsIntoView(element: Locator): Promise<void> {
  await expect(async () => {
    await element.scrollIntoViewIfNeeded();
    await expect(element).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass({ timeout: 30_000 });
}
