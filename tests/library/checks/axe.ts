import type { Page } from "@playwright/test";
import { type AxeViolation, readAxeViolations } from "../../axe.ts";

// Rules for whole pages do not apply to a single component; the stories check them.
const rulesOfPages = [
  "bypass",
  "heading-order",
  "landmark-one-main",
  "page-has-heading-one",
  "region",
];

/** The violations that axe finds in what the page shows. */
export async function readViolations(page: Page): Promise<readonly string[]> {
  const violations = await readAxeViolations(page, rulesOfPages);
  const found: string[] = [];
  for (const violation of violations) {
    if (await isDescribedApart(page, violation)) continue;
    const { id, selector, summary } = violation;
    found.push(`${id} at ${selector}: ${summary}`.slice(0, 400));
  }
  return found;
}

/** A description and the shortcut keys are exposed beside the name and are not part of it, which axe cannot know. */
async function isDescribedApart(page: Page, { id, selector }: AxeViolation): Promise<boolean> {
  if (id !== "label-content-name-mismatch") return false;
  const element = page.locator(selector);
  return element.evaluate((one) => one.matches("[aria-describedby], [aria-keyshortcuts]"));
}
