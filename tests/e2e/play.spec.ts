import type { Page } from "@playwright/test";
import { parseShareCode } from "@tessera/engine";
import { type Place, registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, expectSaved, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

async function openScreen(page: Page, place: Place, screen = "colors", locale: "en" | "tr" = "en") {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur", "#6b46c1");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, screen, locale));
  await expect(page.locator("[data-decision]")).toHaveCount(7);
  return { account, project };
}

/** Reads the values of the strip by decision. */
function readStrip(page: Page): Promise<Readonly<Record<string, string>>> {
  return page
    .locator("[data-decision]")
    .evaluateAll((tiles) =>
      Object.fromEntries(
        tiles.map((tile) => [
          tile.getAttribute("data-decision"),
          tile.querySelector("button")?.textContent,
        ]),
      ),
    );
}

test("a shuffle changes what is not locked, in one undo step, and the space bar shuffles again", async ({
  page,
  place,
}) => {
  await openScreen(page, place);
  await page.getByRole("button", { name: "Lock: Radius" }).click();
  const before = await readStrip(page);
  await page.getByRole("button", { name: "Shuffle", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo: Shuffle" })).toBeEnabled();
  const first = await readStrip(page);
  expect(first).not.toEqual(before);
  expect([first["color"], first["radius"]]).toEqual([before["color"], before["radius"]]);
  await expect(page.getByText("Promises kept")).toBeVisible();

  // The space bar shuffles while no control has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Space");
  await expect.poll(() => readStrip(page)).not.toEqual(first);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => readStrip(page)).toEqual(first);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => readStrip(page)).toEqual(before);

  await page.reload();
  await expect(page.getByRole("button", { name: "Lock: Radius" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

for (const locale of listLocales("tr")) {
  test(`presets are tried, given back and chosen in one undo step, in ${locale}`, async ({
    page,
    place,
  }) => {
    await openScreen(page, place, "colors", locale);
    const before = await readStrip(page);
    await page.getByRole("button", { name: translate(locale, "Presets"), exact: true }).click();
    const name = translate(locale, "Orchard");
    const tile = page.getByRole("button", {
      name: translate(locale, "Start from {name}").replace("{name}", name),
    });
    await tile.hover();
    await expect.poll(async () => (await readStrip(page))["color"]).toContain("#3d7a2a");
    await expect(page.getByRole("status").getByText(name)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(tile).toBeHidden();
    await expect.poll(() => readStrip(page)).toEqual(before);

    await page.getByRole("button", { name: translate(locale, "Presets"), exact: true }).click();
    await tile.click();
    await expect.poll(async () => (await readStrip(page))["color"]).toContain("#3d7a2a");
    await expect(baseColorField(page, locale)).toHaveValue("#3d7a2a");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => readStrip(page)).toEqual(before);
  });
}

test("no window cuts the names off the tiles of the presets", async ({ page, place }) => {
  await openScreen(page, place, "colors?panel=presets");
  const tiles = page.getByRole("region", { name: "Presets" }).getByRole("listitem");
  await expect(tiles.nth(7).getByRole("button")).toBeAttached();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1200, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isCut = () => tiles.first().evaluate((tile) => tile.scrollHeight > tile.clientHeight + 1);
    await expect.poll(isCut, `at ${width} px`).toBe(false);
  }
});

test("the palette sets values, and the shared code is the whole recipe", async ({
  page,
  place,
}) => {
  await openScreen(page, place, "radii");
  await page.waitForResponse(/\/palette-suggestions-[^/]*\.js$/);
  for (const [query, title, undo] of [
    ["radius m 10", "Pin radius-m to 10px", "Undo: radius-m"],
    ["teal", "Base color: #008080", "Undo: Base color"],
    ["unit 8", "Spacing unit: 8 px", "Undo: Spacing unit"],
  ] as const) {
    await page.keyboard.press("ControlOrMeta+K");
    await page.getByRole("dialog", { name: "Commands" }).getByRole("combobox").fill(query);
    await expect(page.getByRole("option", { selected: true })).toContainText(title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: undo })).toBeEnabled();
  }
  await expect(page.locator('[data-value="radius-m"]')).toHaveText("10px");

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  const address = await dialog.getByLabel("Address", { exact: true }).inputValue();
  const shared = parseShareCode(address);
  expect(shared.ok && shared.value.recipe).toMatchObject({
    color: { base: "#008080" },
    spacing: { unitPx: 8 },
  });
  await page.keyboard.press("Escape");
  await saveButton(page).click();
  await expectSaved(page, 2);
});

test("each tile of the strip opens its control", async ({ page, place }) => {
  await openScreen(page, place, "motion");
  await page.getByRole("button", { name: /^Radius/ }).click();
  const popover = page.getByRole("dialog", { name: "Radius" });
  const field = popover.getByRole("spinbutton");
  await field.fill("12");
  await field.press("Enter");
  await expect.poll(async () => (await readStrip(page))["radius"]).toContain("12");
  // The hidden button that closes a popover for screen readers is beside its dialog.
  await expectAccessible(page, ["region"]);
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
});

test("the divider beside the controls moves by keys and stays where it was", async ({
  page,
  place,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, place);
  const divider = page.getByRole("separator", { name: "Width of the controls" });
  const controls = page.getByRole("region", { name: "Controls" });
  await expect(controls).toHaveCSS("width", "344px");
  await divider.press("Home");
  await expect(controls).toHaveCSS("width", "320px");
  await divider.press("ArrowRight");
  await page.reload();
  await expect(controls).toHaveCSS("width", "324px");
  // At 1440 the preview has room for 0.74 of a screen of 1280.
  const preview = await page.getByRole("region", { name: "Preview" }).boundingBox();
  expect(preview?.width).toBeGreaterThanOrEqual(0.74 * 1280);
});

test("a phone in Turkish has the preview above the controls, and its tabs at the bottom", async ({
  page,
  place,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, place, "colors", "tr");
  const preview = page.getByRole("region", { name: "Önizleme" });
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.height).toBe(48);
  expect(await preview.boundingBox()).toMatchObject({ y: 48, height: 160 });
  const tabs = page.getByRole("navigation", { name: translate("tr", "Design system") });
  await tabs.getByRole("link", { name: "Biçim" }).click();
  await expect(page).toHaveURL(/\/radii$/);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: translate("tr", "Show the whole preview") }).click();
  await expect(page).toHaveURL(/pane=preview/);
  await page.getByRole("button", { name: translate("tr", "Back to the controls") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
