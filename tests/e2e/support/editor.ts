import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { expect } from "./story.ts";
import { translate } from "./texts.ts";

/** Locates the text field of the base color on the colors screen. */
export function baseColorField(page: Page, locale: Locale = "en"): Locator {
  const group = page.getByRole("group", { name: translate(locale, "Base color") });
  return group.getByRole("textbox").first();
}

/** Locates the link to a screen in the editor's navigation, whatever its form. */
export function screenLink(page: Page, screen: string): Locator {
  return page
    .getByRole("navigation")
    .locator(`a[href*="/design-system/${screen}"]:not([href*="${screen}/"])`)
    .first();
}

/** Types a text into a field and commits it with Enter; a value that is shown as text is pressed first. */
export async function enter(field: Locator, text: string): Promise<void> {
  if ((await field.getAttribute("data-value")) !== null) await field.click();
  await field.fill(text);
  await field.press("Enter");
}

/** Waits until a value has a text, in its field or as text. */
export async function expectValue(field: Locator, text: string): Promise<void> {
  const read = () =>
    field.evaluate((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : element.textContent,
    );
  await expect.poll(read).toBe(text);
}

/** A part of the colors screen, by the title of its tab. */
type ColorPart = "Brand" | "Status" | "Neutral" | "Contrast" | "Advanced";

/** Opens a part of the colors screen. */
export async function openPart(page: Page, part: ColorPart, locale: Locale = "en"): Promise<void> {
  // The title of the contrast is followed by the mark of broken promises.
  const name = new RegExp(`^${translate(locale, part)}`);
  await page.getByRole("tab", { name }).click();
}

/** Opens the row of a status color on the colors screen, and locates its text field. */
export async function openStatus(page: Page, status: string, locale: Locale = "en") {
  await openPart(page, "Status", locale);
  const name = translate(locale, status);
  const row = page.getByRole("heading", { level: 2, name }).getByRole("button");
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  return page.getByRole("textbox", { name, exact: true });
}

/** Enters a status color, and returns to the brand. */
export async function enterStatus(
  page: Page,
  status: string,
  color: string,
  locale: Locale = "en",
): Promise<void> {
  await enter(await openStatus(page, status, locale), color);
  await openPart(page, "Brand", locale);
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
