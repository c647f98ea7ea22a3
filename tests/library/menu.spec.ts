import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";
import { test as testAlone } from "./subject.ts";

test("moves through its items with arrows, Home and End, and wraps around", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("menu");
  await show();
  await openByKey(page, "Enter");
  await expect(item(page, "Rename")).toBeFocused();
  await press(page, "ArrowUp", item(page, "Delete"));
  await press(page, "ArrowDown", item(page, "Rename"));
  await press(page, "ArrowDown", item(page, "Duplicate"));
  await press(page, "End", item(page, "Delete"));
  await press(page, "Home", item(page, "Rename"));
});

test("opens at its end with ArrowUp, and returns the focus on Escape", async ({ openSubject }) => {
  const { page, show } = await openSubject("menu");
  await show();
  await openByKey(page, "ArrowUp");
  await expect(item(page, "Delete")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(trigger(page)).toBeFocused();
});

testAlone("finds Turkish items by typing", async ({ openSubject }) => {
  const { page, show } = await openSubject("menu");
  await show({ state: "turkish", locale: "tr" });
  await page.getByRole("button").focus();
  await page.clock.install();
  await page.keyboard.press("Enter");
  await expect(item(page, "Iğdır")).toBeFocused();
  for (const [typed, found] of [
    ["ş", "Şanlıurfa"],
    ["i", "İstanbul"],
    ["ı", "Iğdır"],
    ["iz", "İzmir"],
    ["ıs", "Isparta"],
    ["İ", "İstanbul"],
  ] as const) {
    await type(page, typed);
    await expect(item(page, found), `typed ${typed}`).toBeFocused();
    await page.clock.runFor(1_100);
  }
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-notes]")).toHaveText("İstanbul");
});

test("opens a submenu beside its item and closes it with ArrowLeft and Escape", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("menu");
  await show({ state: "with-submenu" });
  await openByKey(page, "Enter");
  await press(page, "ArrowDown", item(page, "Export"));
  await press(page, "ArrowRight", item(page, "CSS variables"));
  await press(page, "ArrowLeft", item(page, "Export"));
  await expect(item(page, "CSS variables")).toBeHidden();
  await press(page, "Enter", item(page, "CSS variables"));
  await press(page, "ArrowDown", item(page, "SCSS"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.locator("[data-notes]")).toHaveText("scss");
  await expect(trigger(page)).toBeFocused();
});

test("announces why an item is disabled, and does not choose it", async ({ openSubject }) => {
  const { page, show } = await openSubject("menu");
  await show({ state: "with-submenu" });
  await openByKey(page, "Enter");
  await page.keyboard.press("ArrowDown");
  await press(page, "ArrowRight", item(page, "CSS variables"));
  const refused = item(page, "Figma");
  await press(page, "End", refused);
  await expect(refused).toHaveAccessibleDescription("The file is still being made.");
  await expect(refused).toBeDisabled();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await refused.click({ force: true });
  await expect(refused).toBeVisible();
  await expect(page.locator("[data-notes]")).toHaveText("");
});

test("checks chosen items, and stays open for multiple selection", async ({ openSubject }) => {
  const { page, show } = await openSubject("menu");
  await show({ state: "with-choices" });
  await openByKey(page, "Enter");
  const shared = page.getByRole("menuitemcheckbox", { name: "Shared with you" });
  await press(page, "End", shared);
  await page.keyboard.press("Space");
  await expect(shared).toBeChecked();
  await expect(page.getByRole("menuitemcheckbox", { name: "Archived" })).toBeChecked();
  const changed = page.getByRole("menuitemradio", { name: "Last change" });
  await press(page, "Home", page.getByRole("menuitemradio", { name: "Name" }));
  await press(page, "ArrowDown", changed);
  await page.keyboard.press("Enter");
  await expect(trigger(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(changed).toBeChecked();
});

test("marks the current page", async ({ openSubject }) => {
  const { page, show } = await openSubject("menu");
  await show({ state: "open-sections" });
  await expect(item(page, "Atlas")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("group", { name: "Design systems" })).toBeVisible();
});

async function openByKey(page: Page, key: string): Promise<void> {
  await trigger(page).focus();
  await page.keyboard.press(key);
  await expect(page.getByRole("menu")).toBeVisible();
}

async function press(page: Page, key: string, reached: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expect(reached).toBeFocused();
}

/** Types letters as the keys of a Turkish keyboard produce them. */
async function type(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.evaluate((typed) => {
      const options = { key: typed, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", options));
    }, key);
  }
}

function trigger(page: Page): Locator {
  return page.getByRole("button", { name: "Atlas" });
}

function item(page: Page, name: string): Locator {
  return page.getByRole("menuitem", { name, exact: true });
}
