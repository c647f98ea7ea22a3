import type { Locator, Page } from "@playwright/test";
import type { Opening } from "../../packages/ui/playground/specimen.ts";
import { findNamed } from "./find-named.ts";
import type { Subject } from "./subject.ts";

const timeoutMs = 5_000;
const mostStops = 40;

/** The result of opening an overlay: its trigger and the overlay, or why it does not open. */
export type Opened =
  | { readonly trigger: Locator; readonly opened: Locator }
  | { readonly failure: string };

/** Renders the default state and opens its overlay by keyboard, with its animation. */
export async function openByKeyboard(
  { page, show }: Subject,
  { trigger: triggerName, opened: openedName }: Opening,
): Promise<Opened> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await show();
  const trigger = findNamed(page, triggerName).first();
  const opened = findNamed(page, openedName).first();
  if (!(await focusByTab(page, trigger))) {
    return { failure: `Tab reaches no ${triggerName.role} named "${triggerName.name.en}"` };
  }
  if (await opened.isVisible()) return { trigger, opened };
  // In a field with suggestions, Enter belongs to the form.
  const key = triggerName.role === "combobox" ? "ArrowDown" : "Enter";
  await page.keyboard.press(key);
  if (await isReached(opened, "visible")) return { trigger, opened };
  return { failure: `${key} opens no ${openedName.role} named "${openedName.name.en}"` };
}

/** Waits with a short timeout until something is visible or hidden. */
export function isReached(locator: Locator, state: "visible" | "hidden"): Promise<boolean> {
  return locator.waitFor({ state, timeout: timeoutMs }).then(
    () => true,
    () => false,
  );
}

/** Presses Tab until something has the focus; false when Tab never reaches it. */
export async function focusByTab(page: Page, target: Locator): Promise<boolean> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press("Tab");
    if (await isFocused(target)) return true;
  }
  return false;
}

/** Returns whether the element has the focus now. */
export async function isFocused(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return target.evaluate((element) => element === document.activeElement);
}
