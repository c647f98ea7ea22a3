import type { Locator, Page } from "@playwright/test";
import { type Place, registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, enter } from "./support/editor.ts";
import { countRenders, forgetRenders, recordRenders } from "./support/count-renders.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** The parts of the screen that a drag of the hue does not change, because they show no base color. */
const unchanged = {
  header: "header",
  navigation: '[aria-label="Design system"]',
  "other decisions of the strip": '[data-decision]:not([data-decision="color"])',
  icons: "svg",
  "the frame of the preview": '[aria-label="Preview"] section:not([aria-label="Templates"])',
  "the controls of the preview": '[aria-label="Preview"] [role="radiogroup"]',
  "the small screens below it": '[aria-label="Templates"] button[aria-pressed]',
} as const;

/** One drag, and one for each time at which popups load: when the page is idle, and when it is usable. */
const mostDrags = 3;

test("a drag of the hue renders only what shows the base color", async ({ page, place }) => {
  await recordRenders(page);
  const hue = await openHue(page, place);
  // The first edit shows Undo, Save and the mark of unsaved changes.
  await hue.press("ArrowRight");
  await expectRampToFollow(page);

  for (const selector of Object.values(unchanged))
    await expect(page.locator(selector), selector).not.toHaveCount(0);
  // Popups load once while the page is idle and render their triggers, so a drag in which they do is repeated.
  let key = "ArrowLeft";
  let drags = 0;
  await expect(async () => {
    drags += 1;
    // There and back, so that no end of the slider is reached.
    key = key === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    await forgetRenders(page);
    for (let moves = 0; moves < 20; moves += 1) await hue.press(key);
    await expectRampToFollow(page);
    expect(await countRenders(page, '[aria-label="Base color"]')).toBeGreaterThan(20);
    expect(await countRenders(page, '[data-decision="color"]')).toBeGreaterThan(0);
    const renders = Object.entries(unchanged).map(
      async ([part, selector]) => [part, await countRenders(page, selector)] as const,
    );
    const none = Object.keys(unchanged).map((part) => [part, 0]);
    expect(await Promise.all(renders)).toEqual(none);
  }).toPass({ timeout: 120_000 });
  expect(drags).toBeLessThanOrEqual(mostDrags);
});

test("an edit by slider changes the preview in its own event", async ({ page, place }) => {
  const hue = await openHue(page, place);
  await hue.focus();
  const shown = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const scope = document.querySelector<HTMLElement>('[aria-label="Preview"] [data-scheme]');
        const read = () => scope?.style.getPropertyValue("--color-action-solid") ?? "";
        const before = read();
        addEventListener("keydown", () => resolve([before, read()]), { once: true });
      }),
  );
  await hue.press("ArrowRight");
  const [before, after] = await shown;
  expect(after).not.toBe(before);
  expect(after).toBe(await baseColorField(page).inputValue());
});

test("keys that arrive before the frame change the preview in the frame", async ({
  page,
  place,
}) => {
  const hue = await openHue(page, place);
  const start = Number(await hue.inputValue());
  await hue.focus();
  const colors = await hue.evaluate(async (slider) => {
    const scope = document.querySelector<HTMLElement>('[aria-label="Preview"] [data-scheme]');
    const read = () => scope?.style.getPropertyValue("--color-action-solid") ?? "";
    const press = async () => {
      slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      // React renders in a microtask, which follows a real key at once.
      await Promise.resolve();
      return read();
    };
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    const first = await press();
    const later = [await press(), await press(), await press()];
    await nextFrame();
    return { first, later, drawn: read() };
  });
  expect(new Set(colors.later)).toEqual(new Set([colors.first]));
  expect(colors.drawn).not.toBe(colors.first);
  await expect(hue).toHaveValue(String(start + 4));
  await expect(baseColorField(page)).toHaveValue(colors.drawn);
});

test("a text replaces the color right after a move of the slider", async ({ page, place }) => {
  const hue = await openHue(page, place);
  const start = await hue.inputValue();
  const text = baseColorField(page);
  const initial = await text.inputValue();
  for (let times = 0; times < 5; times += 1) {
    await hue.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await text.inputValue()).not.toBe(initial);
    await text.fill(initial);
    await expect(text).toHaveValue(initial);
    await expect(hue).toHaveValue(start);
  }
});

test("the picker renders nothing more after a color from outside", async ({ page, place }) => {
  await recordRenders(page);
  const hue = await openHue(page, place);
  await hue.press("ArrowRight");
  await enter(baseColorField(page), "#0a7f5c");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(baseColorField(page)).not.toHaveValue("#0a7f5c");
  await expect(async () => {
    await forgetRenders(page);
    await waitForFrames(page, 40);
    expect(await countRenders(page, '[aria-label="Base color"]')).toBe(0);
  }).toPass({ timeout: 20_000 });
});

function waitForFrames(page: Page, frames: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, frames);
}

/** Waits until the primary palette shows the color of the field. */
async function expectRampToFollow(page: Page) {
  const base = await baseColorField(page).inputValue();
  const ramp = page.getByRole("toolbar", { name: "Primary", exact: true });
  await expect(ramp.getByRole("button", { name: base })).toBeVisible();
}

/** Opens the colors of a new project, and returns the slider of the hue. */
async function openHue(page: Page, place: Place): Promise<Locator> {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  return page.getByRole("group", { name: "Base color" }).getByRole("slider", { name: "Hue" });
}
