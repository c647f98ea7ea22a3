import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { expect } from "./story.ts";
import { say } from "./texts.ts";

/** The field of the base color's text on the screen of colors. */
export function baseColorField(page: Page, locale: Locale = "en"): Locator {
  const group = page.getByRole("group", { name: say(locale, "Base color") });
  return group.getByRole("textbox").first();
}

/** Types a text into a field and leaves it, as Enter does. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press("Enter");
}

/** The button that saves the draft. */
export function saveButton(page: Page, locale: Locale = "en"): Locator {
  return page.getByRole("button", { name: say(locale, "Save"), exact: true });
}

/** Waits until the header says that a revision is saved. */
export async function expectSaved(
  page: Page,
  revision: number,
  locale: Locale = "en",
): Promise<void> {
  const text = say(locale, "Saved as revision {0}").replace("{0}", `${revision}`);
  await expect(page.getByText(text)).toBeVisible();
}
