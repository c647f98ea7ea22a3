import type { Page } from "@playwright/test";
import { screenPlaces } from "../../apps/web/app/navigation/screen-places.ts";
import { registerAccount } from "../factories/account.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { openPart, screenLink } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

const mostInputs = 12;

const colorParts = ["Status", "Neutral", "Contrast", "Advanced"] as const;

/** Counts the visible inputs: fields, selects, switches, and groups of radio buttons; a slider counts with its field. */
function countInputs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inputs = [
      'input:not([type="radio"], [type="range"], [type="hidden"], [type="file"])',
      "textarea",
      'button[aria-haspopup="listbox"]:not(input ~ button)',
      '[role="radiogroup"]',
      'fieldset:has(> label > input[type="radio"])',
    ];
    const controls =
      document.querySelector("main [data-controls]") ?? document.querySelector("main");
    const found = [...(controls?.querySelectorAll(inputs.join(",")) ?? [])];
    return found.filter((element) => element.checkVisibility({ visibilityProperty: true })).length;
  });
}

test("no screen of a category shows more than twelve inputs, and every generated value is a text", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await expectFewInputs(page, "colors");
  for (const part of colorParts) {
    await openPart(page, part);
    await expect(page.getByRole("tab", { name: part })).toHaveAttribute("aria-selected", "true");
    await expectFewInputs(page, part);
  }
  for (const { id } of Object.values(screenPlaces).filter((place) => place.id !== "colors")) {
    await screenLink(page, id).click();
    await expect(screenLink(page, id)).toHaveAttribute("aria-current", "page");
    await expectFewInputs(page, id);
  }
});

async function expectFewInputs(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [aria-busy='true']")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect.soft(await countInputs(page), screen).toBeLessThanOrEqual(mostInputs);
}

test("a press on a generated value opens its field, and only typing pins it", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "radii"));
  const value = page.getByRole("button", { name: "radius-m 8px" });
  const pinned = page.getByRole("img", { name: "Pinned" });
  await value.click();
  const field = page.getByRole("textbox", { name: "radius-m" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(value).toBeFocused();
  await expect(pinned).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "radius-m 9px" })).toBeFocused();
  await expect(pinned).toHaveCount(1);
  await page.getByRole("button", { name: "Reset radius-m" }).click();
  await expect(value).toBeFocused();
  await expect(pinned).toHaveCount(0);
});
