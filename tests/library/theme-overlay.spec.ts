import type { Page } from "@playwright/test";
import { expect, test } from "./subject.ts";

const reloadDelayMs = 14_901;

/** Chooses another density, which the page applies by reloading, and marks the current document. */
async function chooseCompact(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto("/?specimen=theme-overlay");
  const compact = page.getByRole("radio", { name: "Compact" });
  await expect(compact).toBeVisible();
  await page.clock.pauseAt(60_000);
  await compact.click();
  await expect(page.getByRole("alertdialog", { name: "settings are loading.." })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
}

async function expectReloaded(page: Page): Promise<void> {
  await expect(page.locator("html:not([data-old]) #stage")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Compact" })).toBeChecked();
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

test("reloads the page 14901 ms after a setting changed, and not before", async ({ page }) => {
  await chooseCompact(page);
  await page.clock.runFor(reloadDelayMs - 1);
  await expect(page.locator("html[data-old]")).toBeAttached();
  await page.clock.runFor(1);
  await expectReloaded(page);
});

test("reloads the page at once on request, and the button has the focus", async ({ page }) => {
  await chooseCompact(page);
  await expect(page.getByRole("button", { name: "Apply now" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectReloaded(page);
});

test("has stored the setting by then, in the form 1.0.0 under the key theme", async ({ page }) => {
  await chooseCompact(page);
  const stored = await page.evaluate(() => localStorage.getItem("theme"));
  expect(JSON.parse(stored ?? "")).toMatchObject({ densityMode: "compact", version: "1.0.0" });
});

test("covers the page with a message, and nothing else closes it", async ({ page }) => {
  await chooseCompact(page);
  const overlay = page.getByRole("alertdialog");
  await expect(overlay).toHaveAccessibleDescription(/in 15 seconds/);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Apply now" })).toBeFocused();
});

test("shows the message in Turkish", async ({ page }) => {
  await page.goto("/?specimen=theme-overlay&state=open&locale=tr");
  await expect(page.getByRole("alertdialog", { name: "ayarları yükleniyor.." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Şimdi uygula" })).toBeFocused();
});
