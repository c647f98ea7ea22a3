import type { Locator, Page } from "@playwright/test";
import { focusByTab } from "./open-by-keyboard.ts";
import { expect, test } from "./shared-stage.ts";

function cellsOf(page: Page, column: number): Promise<string[]> {
  return page.locator(`tbody tr > :nth-child(${column})`).allTextContents();
}

function head(page: Page, name: string): Locator {
  return page.getByRole("columnheader", { name });
}

function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

test("is sorted by the keyboard: ascending, descending, then unsorted", async ({
  page,
  openSubject,
}) => {
  const { show } = await openSubject("table", { locale: "tr" });
  await show({ state: "without-pager" });
  const given = await cellsOf(page, 2);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Kaydeden")).toBeFocused();
  await expect(head(page, "Kaydeden")).toHaveAttribute("aria-sort", "none");
  await page.keyboard.press("Enter");
  await expect(head(page, "Kaydeden")).toHaveAttribute("aria-sort", "ascending");
  const sorted = ["Çağan İnce", "Deniz Aksoy", "Elif Yıldız", "Işık Çetin", "Şule Güneş"];
  expect(await cellsOf(page, 2)).toEqual(sorted);
  await page.keyboard.press("Space");
  await expect(head(page, "Kaydeden")).toHaveAttribute("aria-sort", "descending");
  expect(await cellsOf(page, 2)).toEqual(sorted.toReversed());
  await page.keyboard.press("Enter");
  await expect(head(page, "Kaydeden")).toHaveAttribute("aria-sort", "none");
  expect(await cellsOf(page, 2)).toEqual(given);
  await expect(button(page, "Kaydeden")).toBeFocused();
});

test("sorts numbers by value over all pages, empty cells last", async ({ page, openSubject }) => {
  const { show } = await openSubject("table");
  await show();
  await button(page, "Next").click();
  await button(page, "Tokens").click();
  await expect(page.getByRole("status").filter({ hasText: "1–10 of 34" })).toBeVisible();
  const smallest = (await cellsOf(page, 4)).map(Number);
  expect(smallest).toEqual(smallest.toSorted((one, other) => one - other));
  await button(page, "Tokens").click();
  await expect(head(page, "Tokens")).toHaveAttribute("aria-sort", "descending");
  for (let turn = 0; turn < 3; turn++) await button(page, "Next").click();
  expect(await cellsOf(page, 4)).toEqual(["", "", "", ""]);
});

test("is paged by the keyboard, and never loses the focus", async ({ page, openSubject }) => {
  const { show } = await openSubject("table");
  await show();
  expect(await cellsOf(page, 1)).toHaveLength(10);
  await expect(page.getByText("1–10 of 34", { exact: true })).toBeVisible();
  await expect(button(page, "Previous")).toBeDisabled();
  expect(await focusByTab(page, button(page, "Next"))).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(page.getByText("21–30 of 34", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("31–34 of 34", { exact: true })).toBeVisible();
  expect(await cellsOf(page, 1)).toEqual(["v4", "v3", "v2", "v1"]);
  await expect(button(page, "Next")).toBeDisabled();
  await expect(button(page, "Previous")).toBeFocused();
});

test("holds the focus while a page is fetched, and returns it to the button", async ({
  page,
  openSubject,
}) => {
  const { show } = await openSubject("table");
  await show({ state: "paged-elsewhere" });
  expect(await focusByTab(page, button(page, "Next"))).toBe(true);
  for (const [range, focused] of [
    ["11–20 of 34", "Next"],
    ["21–30 of 34", "Next"],
    ["31–34 of 34", "Previous"],
  ] as const) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeAttached();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("table").locator("..")).toBeFocused();
    await button(page, "Let the server answer").dispatchEvent("click");
    await expect(page.getByText(range, { exact: true })).toBeVisible();
    await expect(button(page, focused)).toBeFocused();
  }
});

test("keeps the focus on a pager while its rows reload, unless the user moved it", async ({
  page,
  openSubject,
}) => {
  const { show } = await openSubject("table");
  await show({ state: "reloads" });
  const reload = async () => {
    await button(page, "Load again").dispatchEvent("click");
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await button(page, "Finish loading").dispatchEvent("click");
    await expect(page.getByText("11–20 of 34", { exact: true })).toBeVisible();
  };
  await button(page, "Next").focus();
  await page.keyboard.press("Enter");
  await reload();
  await expect(button(page, "Next")).toBeFocused();

  await button(page, "Previous").focus();
  await page.keyboard.press("Enter");
  await button(page, "Next").focus();
  await page.keyboard.press("Enter");
  await page.mouse.click(5, 5);
  await reload();
  await expect(page.locator("body")).toBeFocused();
});

test("shows yes or no for a boolean value", async ({ page, openSubject }) => {
  const { show } = await openSubject("table", { locale: "tr" });
  await show({ state: "reloads" });
  expect((await cellsOf(page, 2)).slice(0, 2)).toEqual(["Evet", "Hayır"]);
});

test("only reports the sort order when its rows are sorted elsewhere", async ({
  page,
  openSubject,
}) => {
  const { show } = await openSubject("table");
  await show({ state: "paged-elsewhere" });
  const given = await cellsOf(page, 2);
  await button(page, "Author").click();
  await expect(page.locator("[data-notes]")).toHaveText("author ascending");
  await expect(head(page, "Author")).toHaveAttribute("aria-sort", "ascending");
  expect(await cellsOf(page, 2)).toEqual(given);
});

test("shows loading, in the layout of its rows, without a pager", async ({ page, openSubject }) => {
  const { show } = await openSubject("table");
  await show({ state: "loading" });
  await expect(page.getByRole("table", { name: "Versions" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeAttached();
  expect(await cellsOf(page, 5)).toHaveLength(5);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

for (const [locale, text] of [
  ["en", "No data available"],
  ["tr", "Gösterilecek veri yok"],
] as const) {
  test(`shows in ${locale} that there is no data, without a pager`, async ({
    page,
    openSubject,
  }) => {
    const { show } = await openSubject("table", { locale });
    await show({ state: "empty" });
    await expect(page.getByRole("cell", { name: text })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  });
}

test("has no pager without a total and a handler, and shows every row", async ({
  page,
  openSubject,
}) => {
  const { show } = await openSubject("table");
  await show({ state: "without-pager" });
  expect(await cellsOf(page, 1)).toHaveLength(5);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("scrolls a wide table in its own region, by the keyboard", async ({ page, openSubject }) => {
  const { show } = await openSubject("table");
  await page.setViewportSize({ width: 600, height: 700 });
  await show({ state: "wide" });
  const region = page.getByRole("region", { name: "Sizes at every breakpoint" });
  await expect(region).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(region).toBeFocused();
  const names = page.getByRole("rowheader").first();
  const before = await names.boundingBox();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await names.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(region).toHaveCount(0);
});
