import { expect, type Page, test } from "@playwright/test";

const partPattern = /\/assets\/openable-select-.*\.js$/;

test("opens once when its code has loaded after a press", async ({ page }) => {
  const release = await openLazily(page);
  await trigger(page).click();
  await expect(trigger(page)).toHaveAttribute("aria-expanded", "false");
  await trigger(page).click();
  await release();
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(page.getByRole("option", { selected: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger(page)).toBeFocused();
});

for (const key of ["Enter", "Space", "ArrowDown", "ArrowUp"]) {
  test(`opens with the focus in the list when ${key} was pressed before its code`, async ({
    page,
  }) => {
    const release = await openLazily(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press(key);
    await release();
    await expect(page.getByRole("option", { selected: true })).toBeFocused();
  });
}

test("keeps the focus, its look and what is read when its code has loaded", async ({ page }) => {
  for (const state of ["usual", "described", "placeholder", "invalid"]) {
    const release = await openLazily(page, state);
    await page.keyboard.press("Tab");
    await expect(trigger(page)).toBeFocused();
    const before = await readStage(page);
    await release();
    await expect(page.locator("[data-testid=hidden-select-container]")).toBeAttached();
    await expect(trigger(page)).toBeFocused();
    await expect.poll(() => readStage(page)).toEqual(before);
  }
});

test("does not open after a hover or the focus alone", async ({ page }) => {
  const release = await openLazily(page);
  await trigger(page).hover();
  await page.keyboard.press("Tab");
  await release();
  await expect(page.locator("[data-testid=hidden-select-container]")).toBeAttached();
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("retries when its code did not load", async ({ page }) => {
  await page.route(partPattern, (route) => route.abort(), { times: 1 });
  await page.goto("/?specimen=select&lazy");
  await Promise.all([page.waitForEvent("requestfailed"), trigger(page).click()]);
  await expect(page.getByRole("listbox")).toBeHidden();
  await trigger(page).click();
  await expect(page.getByRole("listbox")).toBeVisible();
});

/** Opens a select whose code does not load before the returned function is called. */
async function openLazily(page: Page, state = "usual"): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(partPattern, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`/?specimen=select&state=${state}&lazy`);
  await page.locator("#stage").waitFor();
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    const response = page.waitForResponse(partPattern);
    released.resolve();
    await response;
  };
}

function trigger(page: Page) {
  return page.locator("#stage").getByRole("button");
}

/** Reads the accessibility tree of the stage, and the places and colors of its field. */
async function readStage(page: Page) {
  const looks = await page
    .locator("#stage button, #stage button *, #stage [class*=label], #stage [class*=error]")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, boxShadow, outline, font } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height, color, backgroundColor, boxShadow, outline, font].join(" ");
      }),
    );
  return { looks, tree: await page.locator("#stage").ariaSnapshot() };
}
