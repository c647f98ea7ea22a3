import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { expect } from "./story.ts";
import { translate } from "./texts.ts";

/** Locates the text field of the base color on the colors screen. */
export function baseColorField(page: Page, locale: Locale = "en"): Locator {
  const group = page.getByRole("group", { name: translate(locale, "Base color") });
  return group.getByRole("textbox").first();
}

/** Types a text into a field and commits it with Enter. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press("Enter");
}

/** Locates the button that saves the draft. */
export function saveButton(page: Page, locale: Locale = "en"): Locator {
  return page.getByRole("button", { name: translate(locale, "Save"), exact: true });
}

/** Waits until the header shows a saved revision. */
export async function expectSaved(
  page: Page,
  revision: number,
  locale: Locale = "en",
): Promise<void> {
  const text = translate(locale, "Saved as revision {0}").replace("{0}", `${revision}`);
  await expect(page.getByText(text)).toBeVisible();
}
