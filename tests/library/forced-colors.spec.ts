import type { Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";
import { showState } from "./subject.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
});
test.afterEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: null });
});

const bordered = [
  "avatar",
  "badge",
  "button",
  "checkbox",
  "code-input",
  "color-field",
  "combobox",
  "date-field",
  "email-field",
  "icon-button",
  "masked-field",
  "number-field",
  "password-field",
  "phone-field",
  "select",
  "slider-field",
  "switch",
  "tag",
  "text-area",
  "text-field",
];

for (const specimen of bordered) {
  test(`${specimen} has a border in forced colors`, async ({ page }) => {
    await showState(page, specimen);
    expect(await countBorders(page)).toBeGreaterThan(0);
  });
}

test("a switch that is on is filled, one that is off is not", async ({ page }) => {
  const track = page.locator("#stage label :has(> [class*='knob'])");
  await showState(page, "switch");
  const off = await readBackground(track);
  await showState(page, "switch", { state: "on" });
  expect(await readBackground(track)).not.toBe(off);
});

test("what is chosen of some segments or tabs is marked", async ({ page }) => {
  await showState(page, "segmented-control");
  const segment = page.locator("#stage [data-selected]").first();
  await expect(segment).toHaveCSS("outline-style", "solid");
  await showState(page, "tabs");
  const line = await page
    .locator("#stage [role='tab'][data-selected]")
    .first()
    .evaluate((tab) => getComputedStyle(tab, "::after").backgroundColor);
  expect(line).not.toBe(await readBackground(page.locator("body")));
});

for (const specimen of ["swatch", "ramp", "mini-ramp", "promise-row"]) {
  test(`the colors of ${specimen} stay as they are`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "none" });
    await showState(page, specimen);
    const usual = await listBackgrounds(page);
    await page.emulateMedia({ forcedColors: "active" });
    const colors = new Set(await listBackgrounds(page));
    expect(usual.some((color) => isColorful(color) && colors.has(color))).toBe(true);
  });
}

/** How many elements of the stage have a line around them. */
function countBorders(page: Page): Promise<number> {
  return page.locator("#stage *").evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { borderStyle, borderTopWidth } = getComputedStyle(element);
        return borderStyle !== "none" && parseFloat(borderTopWidth) > 0;
      }).length,
  );
}

function readBackground(of: ReturnType<Page["locator"]>): Promise<string> {
  return of.evaluate((element) => getComputedStyle(element).backgroundColor);
}

function listBackgrounds(page: Page): Promise<readonly string[]> {
  return page
    .locator("#stage *")
    .evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).backgroundColor),
    );
}

/** Whether a color is more than a shade of gray. */
function isColorful(color: string): boolean {
  const [red, green, blue] = color.match(/[\d.]+/g) ?? [];
  return red !== green || green !== blue;
}
