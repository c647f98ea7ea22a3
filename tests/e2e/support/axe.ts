import type { Page } from "@playwright/test";
import { readAxeViolations } from "../../axe.ts";
import { expect } from "./story.ts";

/** Checks that axe finds no violation on the current page, of all rules but those that are off. */
export async function expectAccessible(
  page: Page,
  rulesOff: readonly string[] = [],
): Promise<void> {
  // What is closing is between two states.
  await expect(page.locator("[data-exiting]")).toHaveCount(0);
  const violations = await readAxeViolations(page, rulesOff);
  const found = violations.map(({ id, selector, summary }) => `${id} at ${selector}: ${summary}`);
  expect.soft(found, `axe finds nothing on ${page.url()}`).toEqual([]);
}
