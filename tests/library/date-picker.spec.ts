import type { Page } from "@playwright/test";
import { addStopBehind, expect, test } from "./shared-stage.ts";
import { type Setting, showState } from "./subject.ts";

async function openCalendar(page: Page, setting?: Setting): Promise<void> {
  await showState(page, "date-picker", setting);
  await page.getByRole("button", { name: /Calendar|Takvim/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const notes = (page: Page) => page.locator("[data-notes]");
const firstWeekday = (page: Page) => page.locator("thead th").first();

test("a day is typed in the order of the language", async ({ page }) => {
  await showState(page, "date-picker", { state: "empty", locale: "tr" });
  await page.getByRole("spinbutton").first().focus();
  await page.keyboard.type("31122026");
  await expect(notes(page)).toHaveText("2026-12-31");
});

test("a day is chosen by keyboard, and the focus returns", async ({ page }) => {
  await openCalendar(page);
  await press(page, "ArrowRight", "ArrowDown", "Enter");
  await expect(notes(page)).toHaveText("2026-11-29");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: /Calendar/ })).toBeFocused();
});

test("Escape closes the calendar and changes nothing", async ({ page }) => {
  await openCalendar(page);
  await press(page, "ArrowRight", "Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(notes(page)).toHaveText("");
});

test("weeks begin on Monday in Turkish and on Sunday in English", async ({ page }) => {
  await openCalendar(page, { locale: "tr" });
  await expect(firstWeekday(page)).toHaveText("Pzt");
  await openCalendar(page);
  await expect(firstWeekday(page)).toHaveText("Sun");
});

test("another year takes one selection", async ({ page }) => {
  await openCalendar(page, { state: "within-bounds" });
  await page.getByRole("button", { name: /Year/ }).focus();
  await press(page, "Enter");
  await page.keyboard.type("2001");
  await press(page, "Enter");
  await page.getByRole("button", { name: /May 17, 2001/ }).focus();
  await press(page, "Enter");
  await expect(notes(page)).toHaveText("2001-05-17");
});

test("another month takes one selection", async ({ page }) => {
  await openCalendar(page);
  await page.getByRole("button", { name: /Month/ }).focus();
  await press(page, "Enter");
  await page.keyboard.type("Feb");
  await press(page, "Enter");
  await expect(page.getByRole("button", { name: /February 21, 2026/ })).toBeVisible();
});

test("offers no year and no day out of range", async ({ page }) => {
  await openCalendar(page, { state: "within-bounds" });
  await page.getByRole("button", { name: /Year/ }).click();
  await expect(page.getByRole("option", { name: "1900" })).toBeAttached();
  await expect(page.getByRole("option", { name: "1899" })).toBeHidden();
  await expect(page.getByRole("option", { name: "2014" })).toBeHidden();
  await page.getByRole("option", { name: "2013" }).click();
  await page.getByRole("button", { name: /Month/ }).click();
  await page.getByRole("option", { name: "November" }).click();
  await expect(page.getByRole("button", { name: /November 21, 2013/ })).toBeEnabled();
  await expect(page.getByRole("button", { name: /November 22, 2013/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("a day that is unavailable cannot be chosen", async ({ page }) => {
  await openCalendar(page, { state: "without-weekends" });
  await press(page, "ArrowRight", "Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a typed day out of range is marked and explained on blur", async ({ page }) => {
  await addStopBehind(page);
  for (const [locale, year, said] of [
    ["en", "2020", "Choose November 21, 2013 or earlier."],
    ["en", "1800", "Choose January 1, 1900 or later."],
    ["tr", "2020", "21 Kasım 2013 veya öncesini seçin."],
  ] as const) {
    await showState(page, "date-picker", { state: "within-bounds", locale });
    await page.getByRole("spinbutton").last().focus();
    await page.keyboard.type(year);
    await press(page, "Tab", "Tab");
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole("spinbutton").last()).toHaveAttribute("aria-invalid", "true");
  }
});

test("a typed unavailable day is marked and explained, until another is typed", async ({
  page,
}) => {
  await showState(page, "date-picker", { state: "without-weekends" });
  await addStopBehind(page);
  const day = page.getByRole("spinbutton").nth(1);
  await day.focus();
  await press(page, "ArrowUp", "Tab", "Tab", "Tab");
  await expect(page.getByText("This day is not available.")).toBeVisible();
  await day.focus();
  await press(page, "ArrowDown", "Tab", "Tab", "Tab");
  await expect(page.getByText("This day is not available.")).toBeHidden();
  await expect(day).not.toHaveAttribute("aria-invalid");
});

test("deleting the year clears the value, and the other parts stay", async ({ page }) => {
  await showState(page, "date-picker");
  await page.getByRole("spinbutton").last().focus();
  await press(page, "Backspace", "Backspace", "Backspace", "Backspace");
  await expect(notes(page)).toHaveText("null");
  await expect(page.getByRole("spinbutton").first()).toHaveText("11");
  await page.keyboard.type("2026");
  await expect(notes(page)).toHaveText("2026-11-21");
});
