import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";

test("is 560 px wide, in the upper part of the window, with the focus in its field", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("command-palette");
  await show({ state: "open" });
  await expect(fieldOf(page)).toBeFocused();
  const box = await page.getByRole("dialog").boundingBox();
  expect(box?.width).toBe(560);
  expect(box?.y).toBeLessThan(150);
  await page.setViewportSize({ width: 360, height: 640 });
  expect((await page.getByRole("dialog").boundingBox())?.width).toBe(328);
});

test("highlights the first command initially and after every letter, and Enter runs it", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("command-palette");
  await show({ state: "usual" });
  await page.getByRole("button", { name: "Find a command" }).press("Enter");
  await expectActive(page, "Colors");
  await page.keyboard.type("co");
  await expect(page.getByRole("option")).toHaveText([/^Colors/, "Contrast promises", /contrast/]);
  await page.keyboard.type("n");
  await expectActive(page, "Contrast promises");
  await page.keyboard.press("Backspace");
  await expectActive(page, "Colors");
  await page.keyboard.press("ArrowDown");
  await expectActive(page, "Contrast promises");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("[data-notes]")).toHaveText("contrast");
});

test("arrows wrap around, and the highlighted command stays visible", async ({ openSubject }) => {
  const { page, show } = await openSubject("command-palette");
  await show({ state: "open-long" });
  await page.keyboard.press("ArrowUp");
  await expectActive(page, "Open project 30");
  await expect(page.getByRole("option", { selected: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText(/^Restore the version/);
});

test("finds by synonyms and by group, and shows a message for no results", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("command-palette");
  await show({ state: "open" });
  await fieldOf(page).fill("wcag");
  await expect(page.getByRole("option")).toHaveText([/^Contrast promises/]);
  await fieldOf(page).fill("view dark");
  await expect(page.getByRole("option")).toHaveText([/^Toggle scheme/]);
  await fieldOf(page).fill("nothing of the kind");
  await expect(page.getByRole("paragraph")).toHaveText("No results found");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("finds Turkish titles by any case, and by letters without marks", async ({ openSubject }) => {
  const { page, show } = await openSubject("command-palette", { locale: "tr" });
  await show({ state: "open" });
  for (const query of ["ışık", "IŞIK", "isik"]) {
    await fieldOf(page).fill(query);
    await expect(page.getByRole("option").first()).toHaveText(/^Işık/);
  }
  for (const query of ["değişiklikLERİ", "degisiklikleri"]) {
    await fieldOf(page).fill(query);
    await expect(page.getByRole("option")).toHaveText([/değişiklikleri/i]);
  }
});

test("lists recent commands first, with their shortcuts", async ({ openSubject }) => {
  const { page, show } = await openSubject("command-palette");
  await show({ state: "open-recent" });
  const recent = page.getByRole("group", { name: "Recently used" });
  await expect(recent.getByRole("option")).toHaveText(["Toggle schemeM", "Save the changesCtrlS"]);
  await expect(page.getByRole("option", { name: "Toggle scheme" })).toHaveCount(1);
});

test("runs a clicked command, and keeps the focus in its field while the pointer moves", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("command-palette");
  await show({ state: "open" });
  const option = page.getByRole("option", { name: "High contrast light" });
  await option.hover();
  await expectActive(page, "High contrast light");
  await expect(fieldOf(page)).toBeFocused();
  await option.click();
  await expect(page.locator("[data-notes]")).toHaveText("light");
});

test("ignores Enter and the arrows during composition", async ({ openSubject }) => {
  const { page, show } = await openSubject("command-palette");
  await show({ state: "open" });
  for (const key of ["Enter", "ArrowDown"]) {
    await fieldOf(page).dispatchEvent("keydown", { key, isComposing: true });
  }
  await expectActive(page, "Colors");
  await expect(page.getByRole("dialog")).toBeVisible();
});

function fieldOf(page: Page): Locator {
  return page.getByRole("combobox");
}

async function expectActive(page: Page, name: string): Promise<void> {
  const active = page.getByRole("option", { selected: true });
  await expect(active).toHaveText(new RegExp(`^${name}`));
  await expect(fieldOf(page)).toHaveAttribute(
    "aria-activedescendant",
    (await active.getAttribute("id")) ?? "",
  );
}
