import type { Locator, Page } from "@playwright/test";
import { expect, stopClock, test } from "./shared-stage.ts";

test.use({ hasManualClock: true });

test("closes after six seconds, and after ten with an action", async ({ openSubject }) => {
  const { page, show } = await openSubject("toast-region");
  await show();
  await stopClock(page);
  await press(page, "Copy");
  await press(page, "Save");
  await page.clock.runFor(5_900);
  await expect(toast(page, "Copied")).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, "Copied")).toBeHidden();
  await expect(toast(page, "Saved as version 14")).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toast(page, "Saved as version 14")).toBeHidden();
});

test("an error stays until closed, and a repeated one replaces it", async ({ openSubject }) => {
  const { page, show } = await openSubject("toast-region");
  await show();
  await press(page, "Save offline");
  await press(page, "Save offline");
  await page.clock.runFor(60_000);
  await expect(toast(page, "Not saved. You are offline.")).toHaveCount(1);
});

test("waits while the pointer or the focus is on it", async ({ openSubject }) => {
  const { page, show } = await openSubject("toast-region");
  await show();
  await press(page, "Copy");
  const copied = toast(page, "Copied");
  await copied.hover();
  await page.clock.runFor(20_000);
  await expect(copied).toBeVisible();
  await page.mouse.move(700, 100);
  await page.keyboard.press("F6");
  await page.clock.runFor(20_000);
  await expect(copied).toBeVisible();
  await button(page, "Copy").focus();
  await page.clock.runFor(6_100);
  await expect(copied).toBeHidden();
});

test("is reached with F6 and closed with Escape, and returns the focus", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("toast-region");
  await show();
  await press(page, "Copy");
  await page.keyboard.press("F6");
  await expect(page.getByRole("region", { name: "Notifications" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toast(page, "Copied")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast(page, "Copied")).toBeHidden();
  await expect(button(page, "Copy")).toBeFocused();
});

test("runs its action by keyboard and closes", async ({ openSubject }) => {
  const { page, show } = await openSubject("toast-region");
  await show();
  await press(page, "Save");
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Name it")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Saved as version 14")).toBeHidden();
  await expect(page.locator("[data-notes]")).toHaveText("named");
  await expect(button(page, "Save")).toBeFocused();
});

test("is announced politely, an error at once", async ({ openSubject }) => {
  const { page, show } = await openSubject("toast-region");
  await show();
  await press(page, "Copy");
  await expect(page.getByRole("status")).toHaveText("Copied");
  await expect(page.getByRole("status").locator("[aria-hidden]")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await press(page, "Save offline");
  await expect(page.getByRole("alert")).toHaveText("Not saved. You are offline.");
  await expect(page.getByRole("status")).toHaveText("Copied");
});

test("is above a bar that is fixed at the bottom", async ({ openSubject }) => {
  const { page, show } = await openSubject("toast-region");
  await show({ state: "error" });
  await page.evaluate(() => document.documentElement.style.setProperty("--fixed-bottom", "56px"));
  const box = await page.getByRole("region", { name: "Notifications" }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900 - 56 - 16);
});

async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

function toast(page: Page, text: string): Locator {
  return page.getByRole("alertdialog", { name: text });
}
