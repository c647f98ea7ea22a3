import type { Locator, Page } from "@playwright/test";
import { expect } from "./story.ts";

const mostTabs = 120;

/** Presses Tab until the target has the focus; checks that every focused element shows it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(findHiddenFocus);
    expect(hidden?.slice(0, 300), "the focus is visible").toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached with ${mostTabs} tabs.`);
}

/**
 * Returns the element focused at the last call if it had no outline, own or around, and looks the
 * same unfocused; runs inside the page.
 */
async function findHiddenFocus(): Promise<string | undefined> {
  type Look = { readonly element: Element; readonly text: string };
  const memory = window as unknown as { focusBefore?: readonly Look[] };
  // React draws the focus ring of a field's frame one frame after the field gets the focus.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const [before, ...around] = memory.focusBefore ?? [];
  const focused = document.activeElement ?? document.body;
  const nearby = [focused, ...ancestorsOf(focused, 3), ...focused.querySelectorAll("*")];
  if (focused.nextElementSibling) nearby.push(focused.nextElementSibling);
  memory.focusBefore = nearby.map((element) => ({ element, text: describe(element) }));
  if (!before?.element.isConnected || before.element === focused) return undefined;
  if (before.element === document.body) return undefined;
  // The frame of a field keeps its outline while the focus moves within it.
  const isShown = [before, ...around].some(
    ({ element, text }) => text.startsWith("outlined") || describe(element) !== text,
  );
  return isShown ? undefined : before.element.outerHTML;

  function describe(element: Element): string {
    const { boxShadow, borderColor } = getComputedStyle(element);
    // A button that covers its neighbors is outlined where it covers them.
    const isOutlined = hasOutline(element) || hasOutline(element, "::after");
    return [isOutlined ? "outlined" : "", boxShadow, borderColor].join();
  }
  function hasOutline(element: Element, part?: string): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  }
  function ancestorsOf(element: Element, count: number): Element[] {
    const parent = element.parentElement;
    return parent && count > 0 ? [parent, ...ancestorsOf(parent, count - 1)] : [];
  }
}
