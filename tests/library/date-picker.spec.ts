import type { Page } from "@playwright/test";
import { expect, test } from "./subject.ts";

async function openCalendar(page: Page, query: string): Promise<void> {
  await page.goto(`/?specimen=date-picker${query}`);
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
  await page.goto("/?specimen=date-picker&state=empty&locale=tr");
  await page.getByRole("spinbutton").first().focus();
  await page.keyboard.type("31122026");
  await expect(notes(page)).toHaveText("2026-12-31");
});

test("a day is chosen by keys alone, and the focus comes back", async ({ page }) => {
  await openCalendar(page, "");
  await press(page, "ArrowRight", "ArrowDown", "Enter");
  await expect(notes(page)).toHaveText("2026-11-29");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: /Calendar/ })).toBeFocused();
});

test("Escape closes the calendar and changes nothing", async ({ page }) => {
  await openCalendar(page, "");
  await press(page, "ArrowRight", "Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(notes(page)).toHaveText("");
});

test("weeks begin on Monday in Turkish and on Sunday in English", async ({ page }) => {
  await openCalendar(page, "&locale=tr");
  await expect(firstWeekday(page)).toHaveText("Pzt");
  await openCalendar(page, "");
  await expect(firstWeekday(page)).toHaveText("Sun");
});

test("another year is one choice away", async ({ page }) => {
  await openCalendar(page, "&state=within-bounds");
  await page.getByRole("button", { name: /Year/ }).focus();
  await press(page, "Enter");
  await page.keyboard.type("2001");
  await press(page, "Enter");
  await page.getByRole("button", { name: /May 17, 2001/ }).focus();
  await press(page, "Enter");
  await expect(notes(page)).toHaveText("2001-05-17");
});

test("another month is one choice away", async ({ page }) => {
  await openCalendar(page, "");
  await page.getByRole("button", { name: /Month/ }).focus();
  await press(page, "Enter");
  await page.keyboard.type("Feb");
  await press(page, "Enter");
  await expect(page.getByRole("button", { name: /February 21, 2026/ })).toBeVisible();
});

test("no year beyond the bounds is offered, and no day beyond them", async ({ page }) => {
  await openCalendar(page, "&state=within-bounds");
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
  await openCalendar(page, "&state=without-weekends");
  await press(page, "ArrowRight", "Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});
