import type { Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";

const triggerName = "Export options";

test("takes 35 % of the window on the right, or on the left", async ({ openSubject }) => {
  const { page, show } = await openSubject("drawer");
  await show({ state: "open" });
  const box = () => page.getByRole("dialog").boundingBox();
  await expect.poll(box).toEqual({ x: 936, y: 0, width: 504, height: 900 });
  await show({ state: "open-left" });
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 286, height: 900 });
});

test("takes nearly the full width of a phone", async ({ openSubject }) => {
  const { page, show } = await openSubject("drawer");
  await page.setViewportSize({ width: 360, height: 740 });
  await show({ state: "open" });
  await expect
    .poll(() => page.getByRole("dialog").boundingBox())
    .toEqual({ x: 40, y: 0, width: 320, height: 740 });
});

test("traps the focus, and returns it on Escape", async ({ openSubject }) => {
  const { page, show } = await openSubject("drawer");
  await show();
  await openByEnter(page);
  const drawer = page.getByRole("dialog");
  const stops = await drawer.getByRole("button").count();
  for (let stop = 0; stop < stops + 8; stop += 1) {
    await page.keyboard.press("Tab");
    await expect(drawer.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: triggerName })).toBeFocused();
});

test("asks before it closes, continues editing on Escape, and returns the focus to its trigger after discard", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("drawer");
  await show({ state: "asks-always" });
  await openByEnter(page);
  const prefix = page.getByLabel("Prefix");
  await prefix.focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "No, Keep Editing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(prefix).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: triggerName })).toBeFocused();
});

test("with when-typed, asks only after a switch or a field was changed", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("drawer");
  await show();
  await openByEnter(page);
  await page.getByRole("switch").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

async function openByEnter(page: Page): Promise<void> {
  await page.getByRole("button", { name: triggerName }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
}
