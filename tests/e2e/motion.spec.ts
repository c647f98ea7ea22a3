import type { Locator } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { enter, expectSaved, expectValue, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** Returns the distance of a sample from its start, in px. */
function distanceOf(tile: Locator): Promise<number> {
  return tile.evaluate((element) => Number.parseFloat(getComputedStyle(element).left));
}

test("motion is editable, plays only on click, and follows prefers-reduced-motion", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "motion"));
  await expect(page).toHaveTitle(/^Motion/);
  const tile = page.locator('[data-way="duration.fast"]');
  await expect(tile).toHaveCSS("transition-duration", "0.12s");

  await enter(page.getByLabel("Duration of fast"), "0.15s");
  await expectValue(page.getByLabel("Duration of fast"), "150ms");
  await page.getByLabel("New duration").fill("page");
  await enter(page.getByLabel("Duration", { exact: true }), "500");
  await expectValue(page.getByLabel("Duration of page"), "500ms");
  await page.getByRole("button", { name: "enter: choose a curve" }).click();
  await page.getByRole("option", { name: "Overshoot" }).click();
  await expectValue(page.getByLabel("Curve points of enter"), "0.34, 1.56, 0.64, 1");
  const over = await page.locator('[data-way="easing.enter"]').evaluate((moving) => {
    const way = moving.parentElement?.getBoundingClientRect();
    const frame = moving.parentElement?.parentElement?.getBoundingClientRect();
    return { needed: (way?.width ?? 0) * 0.1, room: (frame?.right ?? 0) - (way?.right ?? 0) };
  });
  expect(over.room, "room for the tile of Overshoot").toBeGreaterThan(over.needed * 0.95);
  await enter(page.getByLabel("Curve points of exit"), "0.3 0 1");
  await expect(
    page.getByText("Enter an easing curve, such as 0.2, 0, 0, 1 or ease-out."),
  ).toBeVisible();
  await enter(page.getByLabel("Curve points of exit"), "cubic-bezier(.4, 0, 1, 1)");
  await expectValue(page.getByLabel("Curve points of exit"), "0.4, 0, 1, 1");
  await page.getByRole("button", { name: "Undo: Easing curve exit" }).click();
  await expectValue(page.getByLabel("Curve points of exit"), "0.3, 0, 1, 1");

  await expect(tile).toHaveCSS("transition-duration", "0.15s");
  expect(await distanceOf(tile)).toBe(0);
  const play = page.getByRole("button", { name: "Play" });
  await play.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => distanceOf(tile)).toBeGreaterThan(100);
  await page.getByRole("radio", { name: "Reduced motion" }).click();
  await expect(tile).toHaveCSS("transition-duration", "0s");
  await page.getByRole("radio", { name: "Full motion" }).click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByText("Your device asks for less motion")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Full motion" })).toBeDisabled();
  await expect(tile).toHaveCSS("transition-duration", "0s");
  await play.click();
  expect(await distanceOf(tile)).toBe(0);
  for (const width of [900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expectAccessible(page);
  }

  await saveButton(page).click();
  await expectSaved(page, 2);
  await page.reload();
  await expectValue(page.getByLabel("Duration of page"), "500ms");
  await page.goto(addressOf(account, project, "variables/css"));
  const file = page.getByRole("main");
  await expect(file).toContainText("--duration-page: 500ms");
  await expect(file).toContainText("--easing-enter: cubic-bezier(0.34, 1.56, 0.64, 1)");
});
