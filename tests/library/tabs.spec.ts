import { expect, test } from "./shared-stage.ts";

test("a row of tabs is one Tab stop, whose arrow keys go around", async ({ page, openSubject }) => {
  const { show } = await openSubject("tabs");
  await show();
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await page.keyboard.press("Tab");
  await expect(tab("CSS")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab("SCSS")).toBeFocused();
  await expect(tab("SCSS")).toHaveAttribute("aria-selected", "true");
  // The panel has no control, so it is the next stop.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "SCSS" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab("SCSS")).toBeFocused();
});

test("arrow keys skip a disabled segment and choose nothing", async ({ page, openSubject }) => {
  const { show } = await openSubject("segmented-control");
  await show({ state: "icons" });
  const segment = (name: string) => page.getByRole("radio", { name });
  await page.keyboard.press("Tab");
  await expect(segment("Dark")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(segment("System")).toBeFocused();
  await expect(segment("Dark")).toBeChecked();
  await show({ state: "one-disabled" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(segment("Light")).toBeFocused();
});
