import type { Locator, Page } from "@playwright/test";
import { expect, settleDialog, test } from "./shared-stage.ts";
import { type Setting, showState } from "./subject.ts";

test.use({ hasManualClock: true });

/** Renders a state of the filter dialog's specimen, and returns the console messages that follow. */
async function openState(page: Page, setting?: Setting): Promise<readonly string[]> {
  await showState(page, "filter-dialog", setting);
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  return said;
}

function filterButton(page: Page): Locator {
  return page.getByRole("button", { name: /^Filter/ });
}

/** Checks the count on the action bar's badge; zero has no badge. */
async function expectActive(page: Page, count: number): Promise<void> {
  const name = new RegExp(count === 0 ? "^Filter$" : `^Filter ?${count}.*${count} active filter`);
  await expect(filterButton(page)).toHaveText(name);
}

/** Presses keys one per animation frame, because the focus moves with frames. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}

async function openDialog(page: Page): Promise<Locator> {
  await filterButton(page).focus();
  await press(page, "Enter");
  const dialog = page.getByRole("dialog", { name: "Filter Options" });
  await expect(dialog).toBeFocused();
  await settleDialog(page);
  return dialog;
}

test("is opened, filled, applied and reset by keyboard", async ({ page }) => {
  const said = await openState(page);
  await press(page, "Tab", "Enter");
  const dialog = page.getByRole("dialog", { name: "Filter Options" });
  await expect(dialog).toBeFocused();
  await settleDialog(page);
  await expect(dialog).toHaveAccessibleDescription(
    "You can use the options below to filter your data.",
  );
  expect((await dialog.boundingBox())?.width).toBe(480);
  const search = dialog.getByRole("searchbox", { name: "Search" });
  await press(page, "Tab");
  while (!(await search.evaluate((input) => input === document.activeElement))) {
    await press(page, "Tab");
  }
  await page.keyboard.type("PINNED");
  await press(page, "Tab", "Enter");
  await expect(page.getByRole("option", { name: "Any", selected: true })).toBeFocused();
  await press(page, "ArrowDown", "Enter");
  await expect(dialog.getByRole("button", { name: "Category" })).toContainText("Colors");
  await expect(dialog.getByRole("button", { name: "Category" })).toBeFocused();
  await press(page, "Tab", "Enter");
  await expect(page.locator("[role=option]:focus")).toHaveCount(1);
  await press(page, "ArrowDown", "ArrowDown", "Enter");
  await expect(dialog.locator("button:focus")).toHaveCount(1);
  await press(page, "Tab", "Tab", "Tab", "Tab", "Space");
  await expect(dialog.getByRole("switch", { name: "Pinned alone" })).toBeChecked();
  await press(page, "Tab", "Tab", "Tab");
  await expect(dialog.getByRole("button", { name: "Apply" })).toBeFocused();
  await press(page, "Enter");
  await expect(dialog).toBeHidden();
  await expect(filterButton(page)).toBeFocused();
  await expectActive(page, 4);
  await expect(page.locator("[data-notes]")).toHaveText("4 active, 4 rows");
  await expect(page.getByRole("rowheader")).toHaveText(["v15", "v23", "v7", "v31"]);
  expect(said).toEqual([]);
});

test("preserves the applied values when closed by Escape or Cancel", async ({ page }) => {
  await openState(page);
  const dialog = await openDialog(page);
  await dialog.getByRole("searchbox").fill("nobody");
  await press(page, "Escape");
  await expect(dialog).toBeHidden();
  await expect(filterButton(page)).toBeFocused();
  await openDialog(page);
  await expect(dialog.getByRole("searchbox")).toHaveValue("");
  await dialog.getByRole("switch").press("Space");
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expectActive(page, 0);
  await expect(page.getByRole("rowheader")).toHaveCount(10);
});

test("is applied by Enter in a field, and reset to its defaults", async ({ page }) => {
  await openState(page);
  const dialog = await openDialog(page);
  await dialog.getByRole("searchbox").fill("deniz");
  await press(page, "Enter");
  await expect(dialog).toBeHidden();
  await expectActive(page, 1);
  await expect(page.getByText("Deniz Aksoy")).toHaveCount(7);
  await openDialog(page);
  await expect(dialog.getByRole("searchbox")).toHaveValue("deniz");
  await dialog.getByRole("button", { name: "Reset" }).press("Enter");
  await expect(dialog.getByRole("searchbox")).toHaveValue("");
  await expectActive(page, 1);
  await dialog.getByRole("button", { name: "Apply" }).press("Enter");
  await expectActive(page, 0);
});

test("matches the rows of one day in Istanbul", async ({ page }) => {
  await openState(page);
  const dialog = await openDialog(page);
  await dialog.getByRole("spinbutton").first().focus();
  await page.keyboard.type("11202026");
  await dialog.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(page.getByText("November 20, 2026")).toHaveCount(2);
  await expect(page.getByRole("rowheader")).toHaveText(["v34", "v33"]);
});

test("clears an incomplete date on Reset", async ({ page }) => {
  await openState(page);
  const dialog = await openDialog(page);
  const month = dialog.getByRole("spinbutton").first();
  await month.focus();
  await page.keyboard.type("11");
  await expect(month).toHaveText("11");
  await dialog.getByRole("button", { name: "Reset" }).press("Enter");
  await expect(month).toHaveText("mm");
  await expect(dialog.getByRole("button", { name: "Reset" })).toBeFocused();
});

test("searches by Turkish rules", async ({ page }) => {
  await openState(page, { locale: "tr" });
  for (const [sought, rows] of [
    ["IŞIK", 6],
    ["işik", 0],
    ["çağan ince", 7],
  ] as const) {
    await page.getByRole("button", { name: /^Filtrele/ }).press("Enter");
    await page.getByRole("searchbox").fill(sought);
    await page.getByRole("button", { name: "Uygula" }).press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("rowheader")).toHaveCount(rows);
  }
});

test("warns about empty data, and still stores the values", async ({ page }) => {
  const said = await openState(page, { state: "empty-data" });
  const dialog = await openDialog(page);
  await dialog.getByRole("switch").press("Space");
  await dialog.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expectActive(page, 1);
  await expect(page.getByRole("cell", { name: "No data available" })).toBeVisible();
  expect(said).toEqual(["warning: Filter skipped: data is empty"]);
});

test.describe("with a value that its validation refuses", () => {
  test.use({ expectedErrors: ["Validation Failed"] });

  test("applies no invalid value, and shows the error beside the field", async ({ page }) => {
    const said = await openState(page, { state: "not-valid" });
    await expect(page.getByRole("rowheader")).toHaveCount(10);
    await expectActive(page, 0);
    const dialog = await openDialog(page);
    await dialog.getByRole("button", { name: "Apply" }).press("Enter");
    await expect(dialog.getByText("Choose one from the list.")).toBeVisible();
    await expect(page.locator("[data-notes]")).toHaveText("");
    expect(said).toEqual(["error: Validation Failed"]);
    await dialog.getByRole("button", { name: "Category" }).press("Enter");
    await page.getByRole("option", { name: "Colors" }).press("Enter");
    await expect(dialog.getByText("Choose one from the list.")).toBeHidden();
    await dialog.getByRole("button", { name: "Apply" }).press("Enter");
    await expectActive(page, 2);
  });
});
