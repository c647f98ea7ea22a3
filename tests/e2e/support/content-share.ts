import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect } from "./story.ts";

/** A window of 1280 by 1024 at 400 % zoom, and a phone on its side. */
export const lowWindows = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
] as const;

/** Checks that half of a low window or more shows content, and that nothing exceeds its sides. */
export async function expectRoomForContent(
  page: Page,
  size: (typeof lowWindows)[number],
): Promise<void> {
  await page.setViewportSize(size);
  await expectNoSidewaysScroll(page);
  const share = await readContentShare(page);
  expect(share, `${page.url()} at ${size.width}`).toBeGreaterThanOrEqual(0.5);
}

/**
 * The share of the window that shows what scrolls, once it is scrolled past the bars above it: the window itself or else
 * the largest part that scrolls, without all that is stuck or fixed over it.
 */
function readContentShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const isPageScrolling = root.scrollHeight > root.clientHeight;
    scrollTo(0, root.scrollHeight / 2);
    const elements = [...document.body.querySelectorAll("*")];
    const shown = isPageScrolling
      ? shownArea(root.getBoundingClientRect())
      : Math.max(...elements.filter(isScrolling).map((each) => shownArea(boxOf(each))));
    const stuck = elements.filter(isStuck).map((each) => shownArea(boxOf(each)));
    return (shown - stuck.reduce((sum, each) => sum + each, 0)) / (innerWidth * innerHeight);

    function boxOf(element: Element) {
      return element.getBoundingClientRect();
    }
    function shownArea({ left, right, top, bottom }: DOMRect) {
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return Math.max(0, width) * Math.max(0, height);
    }
    function isScrolling(element: Element) {
      const { overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
    }
    function isStuck(element: Element) {
      return /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility();
    }
  });
}
