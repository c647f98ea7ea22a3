import type { Locator, Page } from "@playwright/test";
import { expect, stopClock, test } from "./shared-stage.ts";
import { openStage, showState, test as testAlone } from "./subject.ts";

const closeDelayMs = 100;

test.use({ hasManualClock: true });

async function openNavigation(page: Page): Promise<{ trigger: Locator; first: Locator }> {
  await showState(page, "header-navigation");
  await stopClock(page);
  return {
    trigger: page.getByRole("button", { name: "Features" }),
    first: page.getByRole("link", { name: "All features" }),
  };
}

async function expectOpen(trigger: Locator, isOpen: boolean): Promise<void> {
  await expect(trigger).toHaveAttribute("aria-expanded", String(isOpen));
}

test("opens under the mouse, and closes 100 ms after the mouse has left", async ({ page }) => {
  const { trigger, first } = await openNavigation(page);
  await expectOpen(trigger, false);
  await trigger.hover();
  await expectOpen(trigger, true);
  await expect(first).toBeVisible();
  await page.mouse.move(800, 600, { steps: 4 });
  await page.clock.runFor(closeDelayMs - 1);
  await expectOpen(trigger, true);
  await page.clock.runFor(1);
  await expectOpen(trigger, false);
  await expect(first).toBeHidden();
});

test("stays open while the mouse moves from the button to the list, however slowly", async ({
  page,
}) => {
  const { trigger, first } = await openNavigation(page);
  await trigger.hover();
  const from = await trigger.boundingBox();
  const to = await first.boundingBox();
  if (!from || !to) throw new Error("The button and its list are not visible on the page.");
  for (let y = from.y + from.height / 2; y <= to.y + to.height / 2; y += 2) {
    await page.mouse.move(from.x + from.width / 2, y);
    await page.clock.runFor(closeDelayMs);
  }
  await expectOpen(trigger, true);
});

test("stays open when the mouse returns in time, or clicks the button", async ({ page }) => {
  const { trigger } = await openNavigation(page);
  await trigger.hover();
  await page.mouse.move(800, 600);
  await page.clock.runFor(closeDelayMs - 1);
  await trigger.hover();
  await page.clock.runFor(closeDelayMs * 10);
  await expectOpen(trigger, true);
  await trigger.click();
  await expectOpen(trigger, true);
});

test("names the list that it opens", async ({ page }) => {
  const { trigger, first } = await openNavigation(page);
  await trigger.hover();
  const id = await trigger.getAttribute("aria-controls");
  await expect(page.locator(`[id="${id}"]`).getByRole("link").first()).toHaveText(
    await first.innerText(),
  );
  const later = page.getByRole("link", { name: "Video training" });
  await expect(later).toHaveAttribute("aria-disabled", "true");
});

for (const key of ["Enter", "Space", "ArrowDown"]) {
  test(`opens with ${key}, and Escape returns the focus`, async ({ page }) => {
    const { trigger, first } = await openNavigation(page);
    await page.keyboard.press("Tab");
    await expect(trigger).toBeFocused();
    await page.keyboard.press(key);
    await expectOpen(trigger, true);
    await page.clock.runFor(50);
    await expect(key === "ArrowDown" ? first : trigger).toBeFocused();
    await page.keyboard.press("Escape");
    await expectOpen(trigger, false);
    await expect(trigger).toBeFocused();
  });
}

test("arrows move through the list, and back to the button", async ({ page }) => {
  const { trigger, first } = await openNavigation(page);
  const blog = page.getByRole("link", { name: "Blog" });
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.clock.runFor(50);
  };
  await page.keyboard.press("Tab");
  await press("ArrowDown");
  await press("ArrowDown");
  await expect(blog).toBeFocused();
  await press("ArrowDown");
  await expect(blog).toBeFocused();
  await press("Home");
  await expect(first).toBeFocused();
  await press("End");
  await expect(blog).toBeFocused();
  await press("ArrowUp");
  await press("ArrowUp");
  await expect(trigger).toBeFocused();
});

test("Tab moves through the list and past it, and closes it", async ({ page }) => {
  const { trigger, first } = await openNavigation(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectOpen(trigger, true);
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Blog" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Pricing" })).toBeFocused();
  await expectOpen(trigger, false);
});

test("keeps the focus where it is when the mouse passes over", async ({ page }) => {
  const { trigger, first } = await openNavigation(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await trigger.hover();
  await page.mouse.move(800, 600);
  await page.clock.runFor(closeDelayMs);
  await expectOpen(trigger, true);
  await expect(first).toBeFocused();
});

test("Escape closes what the mouse opened, and leaves the focus where it is", async ({ page }) => {
  const { trigger } = await openNavigation(page);
  await trigger.hover();
  await page.keyboard.press("Escape");
  await expectOpen(trigger, false);
  await expect(trigger).not.toBeFocused();
});

testAlone.describe("by touch", () => {
  testAlone.use({ hasTouch: true });

  testAlone("a tap opens it, a second closes it, and so does one elsewhere", async ({ page }) => {
    await page.clock.install();
    await openStage(page, "header-navigation");
    const { trigger, first } = await openNavigation(page);
    await trigger.tap();
    await expectOpen(trigger, true);
    await expect(first).toBeVisible();
    await page.clock.runFor(closeDelayMs * 10);
    await expectOpen(trigger, true);
    await trigger.tap();
    await expectOpen(trigger, false);
    await trigger.tap();
    await expectOpen(trigger, true);
    await page.touchscreen.tap(800, 600);
    await expectOpen(trigger, false);
  });
});
