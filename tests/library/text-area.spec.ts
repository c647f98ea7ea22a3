import { expect, test } from "./shared-stage.ts";
import { showState } from "./subject.ts";

test("Enter starts a line, and the area grows with its lines up to its limit", async ({ page }) => {
  await showState(page, "text-area", { state: "growing" });
  const area = page.getByRole("textbox");
  const heightOf = async () => (await area.boundingBox())?.height ?? Number.NaN;
  await area.fill("One line.");
  const least = await heightOf();
  await page.keyboard.press("End");
  for (let line = 0; line < 3; line++) await page.keyboard.press("Enter");
  await expect(area).toHaveValue("One line.\n\n\n");
  await expect.poll(heightOf).toBeGreaterThan(least);
  await area.fill("line\n".repeat(5));
  const most = await heightOf();
  await area.fill("line\n".repeat(40));
  expect(await heightOf()).toBe(most);
  await area.fill("");
  await expect.poll(heightOf).toBe(least);
});

test("a text over its limit is preserved and marked with the excess, until it is shortened", async ({
  page,
}) => {
  await showState(page, "text-area", { state: "counted" });
  const area = page.getByRole("textbox");
  const long = "é".repeat(203);
  await area.fill(long);
  await expect(area).toHaveValue(long);
  await expect(area).toHaveAttribute("aria-invalid", "true");
  await expect(area).toHaveAccessibleDescription(/Shorten the text by 3 characters\./);
  await page.keyboard.press("End");
  for (let times = 0; times < 3; times++) await page.keyboard.press("Backspace");
  await expect(area).not.toHaveAttribute("aria-invalid");
});

test("an emoji counts as one character", async ({ page }) => {
  await showState(page, "text-area", { state: "counted" });
  const area = page.getByRole("textbox");
  await area.fill("👩‍👩‍👧".repeat(200));
  await expect(area).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("End");
  await page.keyboard.type("a");
  await expect(area).toHaveAccessibleDescription(/Shorten the text by 1 character\./);
});

test("Tab moves the focus on, and types nothing", async ({ page }) => {
  await showState(page, "text-area");
  const area = page.getByRole("textbox");
  await area.focus();
  await page.keyboard.type("Calm");
  await page.keyboard.press("Tab");
  await expect(area).toHaveValue("Calm");
  await expect(page.locator("[data-notes]")).toHaveText("Calm");
});
