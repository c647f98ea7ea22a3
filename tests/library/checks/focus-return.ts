import { expect } from "@playwright/test";
import { isFocused, isReached, openByKeyboard } from "../open-by-keyboard.ts";
import type { Subject } from "../subject.ts";

const patienceMs = 5_000;

/** Something that floats and, closed with Escape, leaves the focus elsewhere than on its trigger. What does not open or close at all is the finding of another check. */
export async function findLostFocus(subject: Subject): Promise<readonly string[]> {
  const { opens } = subject.facts;
  if (!opens) return [];
  const open = await openByKeyboard(subject, opens);
  if ("failure" in open) return [];
  const { page } = subject;
  await page.keyboard.press("Escape");
  if (!(await isReached(open.opened, "hidden"))) return [];
  const isBack = await expect
    .poll(() => isFocused(open.trigger), { timeout: patienceMs })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  if (isBack) return [];
  const holder = await page.evaluate(() =>
    window.eyes.describe(document.activeElement ?? document.body),
  );
  return [`after Escape the focus is on ${holder}, and not on the trigger`];
}
