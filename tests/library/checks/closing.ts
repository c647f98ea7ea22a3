import { expect, type Locator, type Page } from "@playwright/test";
import { type Finding, nameFindings } from "../check.ts";
import { isFocused, isReached, openByKeyboard } from "../open-by-keyboard.ts";
import type { Subject } from "../subject.ts";

const timeoutMs = 5_000;

/**
 * Finds overlays that do not open by keyboard, stay open on Escape, or do not return the focus to
 * their trigger.
 */
export async function findClosingFaults(subject: Subject): Promise<readonly Finding[]> {
  const { opens } = subject.facts;
  if (!opens) return [];
  const open = await openByKeyboard(subject, opens);
  if ("failure" in open) return nameFindings("escape", [open.failure]);
  await subject.page.keyboard.press("Escape");
  if (!(await isReached(open.opened, "hidden"))) {
    return nameFindings("escape", [`Escape leaves the ${opens.opened.role} open`]);
  }
  return nameFindings("focus-return", await findLostFocus(subject.page, open.trigger));
}

async function findLostFocus(page: Page, trigger: Locator): Promise<readonly string[]> {
  const isBack = await expect
    .poll(() => isFocused(trigger), { timeout: timeoutMs })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  if (isBack) return [];
  const holder = await page.evaluate(() =>
    window.inspector.describe(document.activeElement ?? document.body),
  );
  return [`after Escape the focus is on ${holder}, and not on the trigger`];
}
