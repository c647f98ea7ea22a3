import type { Locator, Page } from "@playwright/test";
import { focusByTab } from "./open-by-keyboard.ts";
import { expect, test } from "./shared-stage.ts";
import { showState } from "./subject.ts";

const lapis = "#2447b8";
const notations = ["Hex", "RGB", "HSL", "OKLCH"] as const;

function open(page: Page, state = "usual"): Promise<void> {
  return showState(page, "color-picker", { state });
}

test("Tab reaches the field, the notations, the area, every slider with its field, and the swatches", async ({
  page,
}) => {
  await open(page);
  const stops: string[] = [];
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press("Tab");
    stops.push(await readFocus(page));
  }
  const withDropper = await page.evaluate(() => "EyeDropper" in window);
  expect(stops.filter((stop) => stop !== "")).toEqual([
    "Color",
    ...(withDropper ? ["Pick a color for Base color from the screen"] : []),
    "Hex",
    "Lightness and chroma",
    "Lightness",
    "Lightness",
    "Chroma",
    "Chroma",
    "Hue",
    "Hue",
    // The chosen swatch.
    "Lapis",
  ]);
});

test("arrows change lightness and chroma in the area, ten times as much with Shift", async ({
  page,
}) => {
  await open(page);
  const area = page.getByRole("slider", { name: "Lightness and chroma" });
  await tabTo(page, area);
  const channels = page.getByRole("spinbutton");
  await expect(channels).toHaveCount(3);
  await press(page, "ArrowUp");
  await expect(channels.nth(0)).toHaveValue("45.8");
  await press(page, "Shift+ArrowDown");
  await expect(channels.nth(0)).toHaveValue("35.8");
  await press(page, "PageUp");
  await expect(channels.nth(0)).toHaveValue("45.8");
  await press(page, "ArrowLeft");
  await expect(channels.nth(1)).toHaveValue("0.173");
  await press(page, "Shift+ArrowLeft", "ArrowRight");
  await expect(channels.nth(1)).toHaveValue("0.083");
  await press(page, "Home");
  await expect(channels.nth(1)).toHaveValue("0");
  await expect(channels.nth(2)).toHaveValue("265.8");
  await press(page, "End");
  await expect(channels.nth(1)).not.toHaveValue("0");
  await expect(area).toHaveAttribute("aria-valuetext", /^Lightness 45\.8, chroma 0\.\d{3}$/);
});

test("the area is announced with numbers in the page's language", async ({ page }) => {
  await showState(page, "color-picker", { state: "usual", locale: "tr" });
  const area = page.getByRole("slider", { name: "Açıklık ve kroma" });
  await expect(area).toHaveAttribute("aria-valuetext", /^Açıklık 44,8; kroma 0,\d{3}$/);
  await tabTo(page, area);
  await press(page, "ArrowUp");
  await expect(area).toHaveAttribute("aria-valuetext", /^Açıklık 45,8; /);
  await expect(area).toHaveValue("45.8");
});

test("sliders follow arrows, Home and End, and update their fields", async ({ page }) => {
  await open(page, "rgb");
  const red = page.getByRole("slider", { name: "Red" });
  const redField = page.getByRole("spinbutton", { name: "Red" });
  await tabTo(page, red);
  await press(page, "ArrowRight", "ArrowUp");
  await expect(redField).toHaveValue("38");
  await press(page, "Shift+ArrowLeft");
  await expect(redField).toHaveValue("28");
  await press(page, "End");
  await expectColor(page, "#ff47b8");
  await press(page, "Home");
  await expectColor(page, "#0047b8");
  await press(page, "Tab");
  await expect(redField).toBeFocused();
  await press(page, "Shift+ArrowUp");
  await expect(redField).toHaveValue("10");
  await expect(red).toHaveValue("10");
});

test("moving the slider replaces an invalid number", async ({ page }) => {
  await open(page, "rgb");
  const field = page.getByRole("spinbutton", { name: "Green" });
  await field.fill("999");
  await press(page, "Enter");
  await expect(field).toHaveValue("999");
  await expect(page.getByText("Enter a value from 0 to 255.")).toBeVisible();
  await press(page, "Shift+Tab", "ArrowRight");
  await expect(field).toHaveValue("72");
  await expect(page.getByText("Enter a value from 0 to 255.")).toBeHidden();
});

for (const [index, notation] of notations.entries()) {
  test(`the field shows ${notation} and accepts every notation`, async ({ page }) => {
    await open(page);
    await tabTo(page, page.getByRole("radio", { name: "Hex" }));
    for (let step = 0; step < index; step++) await press(page, "ArrowRight");
    if (index > 0) await press(page, "Enter");
    const field = page.getByRole("textbox", { name: "Color" });
    const shown = [lapis, "rgb(36 71 184)", "hsl(225.8 67.3% 43.1%)", "oklch(44.8% 0.183 265.8)"];
    await expect(field).toHaveValue(shown[index] ?? "");
    const typed = {
      "#D9480F": "#d9480f",
      "rgb(107, 45, 79)": "#6b2d4f",
      "hsl(120 100% 50%)": "#00ff00",
      "oklch(44.8% 0.183 265.8)": lapis,
      RebeccaPurple: "#663399",
    };
    for (const [text, color] of Object.entries(typed)) {
      await field.fill(text);
      await field.press("Enter");
      await expectColor(page, color);
    }
  });
}

test("every notation has its sliders", async ({ page }) => {
  const names = {
    usual: ["Lightness", "Chroma", "Hue"],
    rgb: ["Red", "Green", "Blue"],
    hsl: ["Hue", "Saturation", "Lightness"],
    oklch: ["Lightness", "Chroma", "Hue"],
  };
  for (const [state, expected] of Object.entries(names)) {
    await open(page, state);
    for (const name of expected) {
      await expect(page.getByRole("slider", { name, exact: true })).toBeAttached();
    }
  }
});

test("a gray keeps the hue that its slider had", async ({ page }) => {
  await open(page, "grey");
  await tabTo(page, page.getByRole("slider", { name: "Hue" }));
  for (let step = 0; step < 12; step++) await press(page, "Shift+ArrowRight");
  await press(page, "Tab", "Tab", "End");
  await expectColor(page, "#01ff01");
});

test("a text that cannot become a color is marked at once and not reverted; a valid color clears the error", async ({
  page,
}) => {
  await open(page);
  const field = page.getByRole("textbox", { name: "Color" });
  const refusal = page.getByText("That’s not a color. Try #2447b8, rgb, hsl, oklch or a CSS name.");
  await field.fill("#24");
  await expect(refusal).toBeHidden();
  await field.press("g");
  await expect(refusal).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("#24g");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/not a color/);
  await field.press("Backspace");
  await expect(refusal).toBeHidden();
  await field.press("Enter");
  await expect(refusal).toBeVisible();
  await field.press("Escape");
  await expect(field).toHaveValue(lapis);
  await expect(refusal).toBeHidden();
});

test("a color outside of sRGB is mapped to the nearest one, and a note explains it", async ({
  page,
}) => {
  await open(page, "oklch");
  const field = page.getByRole("textbox", { name: "Color" });
  await field.fill("oklch(70% 0.35 140)");
  const note = page.getByText(/^Outside sRGB\. The closest color is #[0-9a-f]{6}\.$/);
  await expect(note).toBeVisible();
  await field.press("Enter");
  await expect(note).toBeVisible();
  await press(page, "Tab");
  await field.fill("red");
  await expect(note).toBeHidden();
});

test("swatches are one Tab stop; arrows move between them and Enter chooses one", async ({
  page,
}) => {
  await open(page);
  const chosen = page.getByRole("radio", { name: "Lapis" });
  await expect(chosen).toBeChecked();
  await tabTo(page, chosen);
  await press(page, "Home");
  await expect(page.getByRole("radio", { name: "Minium" })).toBeFocused();
  await press(page, "ArrowRight", "ArrowRight");
  await expect(page.getByRole("radio", { name: "Verdigris" })).toBeFocused();
  await expectColor(page, "", { isNoted: false });
  await press(page, "Enter");
  await expectColor(page, "#2f8f6b");
  await expect(page.getByRole("textbox", { name: "Color" })).toHaveValue("#2f8f6b");
});

test("Escape first reverts typing, then closes the popover, and the focus returns", async ({
  page,
}) => {
  await open(page, "in-popover");
  const trigger = page.getByRole("button", { name: "Change the base color" });
  await tabTo(page, trigger);
  await press(page, "Enter");
  const field = page.getByRole("textbox", { name: "Color" });
  await tabTo(page, field);
  await field.fill("tan");
  await press(page, "Escape");
  await expect(field).toHaveValue(lapis);
  await press(page, "Escape");
  await expect(field).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("dragging over the area picks the color under the pointer", async ({ page }) => {
  await open(page);
  const box = await page.getByRole("group", { name: "Lightness and chroma" }).boundingBox();
  if (!box) throw new Error("The area is missing.");
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 1, box.y + 2);
  await page.mouse.move(box.x - 20, box.y - 20);
  await page.mouse.up();
  await expectColor(page, "#ffffff");
  await expect(page.getByRole("slider", { name: "Lightness and chroma" })).toBeFocused();
});

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  expect(await focusByTab(page, control)).toBe(true);
}

/** Returns the name of the focused element; empty for the page itself. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "";
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? "");
    const label = element.getAttribute("aria-label") ?? labels.join(" ");
    // The letter before a slider is decorative.
    return (label || element.textContent).replace(/^[LCH](?=[A-Z])/, "").trim();
  });
}

async function expectColor(
  page: Page,
  color: string,
  { isNoted = true }: { readonly isNoted?: boolean } = {},
): Promise<void> {
  await expect(page.locator("[data-notes]")).toHaveText(isNoted ? color : "");
}
