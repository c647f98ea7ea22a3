import type { Page } from "@playwright/test";
import { addStopBehind, expect, test } from "./shared-stage.ts";
import { showState } from "./subject.ts";

const notes = (page: Page) => page.locator("[data-notes]");
const parts = (page: Page) => page.getByRole("spinbutton");

async function deleteYear(page: Page): Promise<void> {
  await showState(page, "date-field", { state: "filled" });
  await parts(page).last().focus();
  for (let digit = 0; digit < 4; digit++) await page.keyboard.press("Backspace");
}

test("a date without its year is invalid, and its other parts stay", async ({ page }) => {
  await deleteYear(page);
  await expect(notes(page)).toHaveText("null");
  await expect(parts(page)).toHaveText(["04", "23", "yyyy"]);
});

test("a year with fewer than four digits is never emitted", async ({ page }) => {
  await deleteYear(page);
  for (const digit of "202") {
    await page.keyboard.press(digit);
    await expect(notes(page)).toHaveText("null");
  }
  await page.keyboard.press("6");
  await expect(notes(page)).toHaveText("2026-04-23");
});

test("the same year typed again emits the same date", async ({ page }) => {
  await deleteYear(page);
  await page.keyboard.type("1991");
  await expect(notes(page)).toHaveText("1991-04-23");
});

test("an incomplete date shows an error on blur, and no longer once it is complete", async ({
  page,
}) => {
  await deleteYear(page);
  await addStopBehind(page);
  await expect(page.getByText("Complete this field.")).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByText("Complete this field.")).toBeVisible();
  await expect(parts(page).last()).toHaveAttribute("aria-invalid", "true");
  await parts(page).last().focus();
  await page.keyboard.type("1990");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Complete this field.")).toBeHidden();
});

test("a day that its month does not have stays as typed, with an error on blur", async ({
  page,
}) => {
  await deleteYear(page);
  await addStopBehind(page);
  await parts(page).first().focus();
  await page.keyboard.type("02312020");
  await page.keyboard.press("Tab");
  await expect(page.getByText("This day doesn’t exist.")).toBeVisible();
  await expect(parts(page)).toHaveText(["02", "31", "2020"]);
  await expect(notes(page)).toHaveText("null");
  await parts(page).nth(1).focus();
  await page.keyboard.type("29");
  await expect(notes(page)).toHaveText("2020-02-29");
  await parts(page).last().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByText("This day doesn’t exist.")).toBeHidden();
});

test("a date out of range names the limit in the page's language", async ({ page }) => {
  await showState(page, "date-field", { state: "out-of-range", locale: "tr" });
  await expect(page.getByText("1 Ocak 2020 veya sonrasını seçin.")).toBeVisible();
});
