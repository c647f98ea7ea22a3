import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Locale, operations } from "@tessera/contract";
import { createRecipe, type HexColor, type Recipe } from "@tessera/engine";
import { registerAccount, type Account, type Place } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { setPlan, storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { requireValidCss } from "../format-checkers/require-valid.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, expectSaved, openPart, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { tabTo } from "./support/tab-to.ts";
import { translate } from "./support/texts.ts";

type Setting = {
  readonly account: Account;
  readonly address: string;
  /** Saves advanced colors through the API. */
  readonly put: (advanced: object) => Promise<unknown>;
  readonly read: () => Promise<Recipe["color"]>;
};

async function openColors(
  page: Page,
  place: Place,
  plan: "free" | "pro",
  locale: Locale = "en",
): Promise<Setting> {
  const account = await registerAccount(place);
  await storePlan(place, account, plan);
  const project = await createProject(account, "Vapur");
  const params = { projectId: project.id };
  const address = addressOf(account, project, "colors", locale);
  await startLoggedIn(page, account);
  await page.goto(address);
  await expect(baseColorField(page, locale)).toBeVisible();
  return {
    account,
    address,
    async put(advanced) {
      const { color, ...rest } = createRecipe("#2447b8" as HexColor);
      const recipe = { ...rest, color: { ...color, advanced } } as Recipe;
      const caller = { ...account, ifMatch: "*" };
      return callOperation(caller, operations.updateRecipe, { params, body: { recipe } });
    },
    async read() {
      return (await callOperation(account, operations.getRecipe, { params })).recipe.color;
    },
  };
}

/** Returns the tile of a palette's step. */
function tileOf(page: Page, palette: string, step: string) {
  const ramp = page.getByRole("toolbar", { name: palette, exact: true });
  return ramp.getByRole("button", { name: new RegExp(`^${step}, `) });
}

/** Matches the start of an interface text, up to its first placeholder. */
function startOf(locale: Locale, english: string): RegExp {
  return new RegExp(`^${translate(locale, english).replace(/\{.*/s, "")}`);
}

async function addPalette(page: Page, locale: Locale, name: string, base: string): Promise<void> {
  await page.getByRole("button", { name: translate(locale, "Add palette") }).click();
  const form = page.getByRole("form", { name: translate(locale, "Add palette") });
  await form.getByLabel(translate(locale, "Name"), { exact: true }).fill(name);
  await form.getByLabel(translate(locale, "Base"), { exact: true }).fill(base);
  await form.getByRole("button", { name: translate(locale, "Add"), exact: true }).click();
}

for (const locale of listLocales("en")) {
  test(`on Pro, adds palettes and pins steps, in ${locale}`, async ({ page, place }) => {
    const { read } = await openColors(page, place, "pro", locale);
    await enter(baseColorField(page, locale), "#2447b8");
    await openPart(page, "Advanced", locale);
    await addPalette(page, locale, "primary", "#0d9488");
    const taken = translate(locale, "This name is taken by the palette {owner}.");
    await expect(page.getByText(taken.replace("{owner}", "color.primary"))).toBeVisible();
    await page.getByRole("button", { name: translate(locale, "Cancel") }).click();
    await addPalette(page, locale, "sea", "#0d9488");

    await tileOf(page, "sea", "300").click();
    const detail = page.getByRole("group", { name: "sea-300" });
    await detail.getByLabel(translate(locale, "Pin to a color")).fill("#a7e3dc");
    await expect(tileOf(page, "sea", "300")).toHaveAccessibleName(/#a7e3dc/);
    const moved = detail.getByText(locale === "tr" ? /basamak/ : /to keep the palette even/);
    await expect(moved).toBeVisible();
    await page.getByRole("button", { name: startOf(locale, "Undo: {done}") }).click();
    await expect(tileOf(page, "sea", "300")).not.toHaveAccessibleName(/#a7e3dc/);
    await expect(moved).toHaveCount(0);
    await page.getByRole("button", { name: startOf(locale, "Redo: {undone}") }).click();
    await expect(moved).toBeVisible();

    const primary = translate(locale, "Primary");
    await openPart(page, "Brand", locale);
    await page
      .getByRole("button", {
        name: translate(locale, "Move to {usualStep}").replace("{usualStep}", "500"),
      })
      .click();
    const lost = page
      .getByRole("listitem")
      .filter({ hasText: "primary-500" })
      .filter({ hasText: translate(locale, "black text") });
    await expect(lost).toBeVisible();
    await expect(lost).toContainText(locale === "tr" ? "≥ 4,5" : "≥ 4.5");
    await expectAccessible(page);
    await lost.getByRole("button", { name: translate(locale, "Use it") }).click();
    await expect(lost).toHaveCount(0);
    await expect(baseColorField(page, locale)).not.toHaveValue("#2447b8");

    await page.keyboard.press("ControlOrMeta+Z");
    await expect(baseColorField(page, locale)).toHaveValue("#2447b8");
    await expect(lost).toBeVisible();
    await saveButton(page, locale).click();
    await expectSaved(page, 2, locale);
    expect((await read()).advanced).toMatchObject({
      palettes: { sea: { base: "#0d9488", hasRoles: true } },
      pinnedSteps: { sea: { 300: "#a7e3dc" } },
      baseSteps: { primary: "500" },
    });

    await page.reload();
    await expect(tileOf(page, primary, "500")).toHaveAccessibleName(/#2447b8/);
    await openPart(page, "Advanced", locale);
    await expect(tileOf(page, "sea", "300")).toHaveAccessibleName(/#a7e3dc/);
    const css = await downloadCss(page, locale);
    requireValidCss(css);
    for (const line of [
      "--color-sea-300: #a7e3dc;",
      "--color-primary-500: #2447b8;",
      "--color-sea-solid:",
    ])
      expect(css).toContain(line);
  });
}

for (const locale of listLocales("tr")) {
  test(`on Free, palettes and pins are locked, and existing ones can be removed, in ${locale}`, async ({
    page,
    place,
  }) => {
    const setting = await openColors(page, place, "pro", locale);
    await setting.put({
      palettes: { sea: { base: "#0d9488", hasRoles: true }, sand: { base: "#e2a610" } },
      pinnedSteps: { sea: { 300: "#a7e3dc", 400: "#5eead4" } },
    });
    await storePlan(place, setting.account, "free");
    await page.reload();
    await openPart(page, "Advanced", locale);
    const extra = page.getByRole("region", { name: translate(locale, "More palettes") });
    await expect(extra.getByRole("button", { name: translate(locale, "See Pro") })).toBeVisible();
    await expect(page.getByRole("button", { name: translate(locale, "Add palette") })).toHaveCount(
      0,
    );
    await expectAccessible(page);

    await tileOf(page, "sea", "300").click();
    const detail = page.getByRole("group", { name: "sea-300" });
    await expect(detail.getByLabel(translate(locale, "Pin to a color"))).toHaveCount(0);
    await expect(detail.getByRole("button", { name: translate(locale, "Pin") })).toBeVisible();
    await detail.getByRole("button", { name: translate(locale, "Reset") }).click();
    await page
      .getByRole("button", { name: translate(locale, "Remove {name}").replace("{name}", "sand") })
      .click();
    const sea = page.getByRole("group", { name: "sea", exact: true });
    const roles = sea.getByRole("switch", {
      name: translate(locale, "Create roles for this palette"),
    });
    for (const isOn of [false, true, false]) {
      await roles.press(" ");
      await expect(roles).toBeChecked({ checked: isOn });
    }
    await sea.getByLabel(translate(locale, "Name"), { exact: true }).fill("ocean");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: "ocean", exact: true })).toBeVisible();
    await saveButton(page, locale).click();
    await expectSaved(page, 3, locale);
    expect((await setting.read()).advanced).toMatchObject({
      palettes: { ocean: { base: "#0d9488", hasRoles: false } },
      pinnedSteps: { ocean: { 400: "#5eead4" } },
    });
    const ocean = page.getByRole("group", { name: "ocean", exact: true });
    await expect(ocean.getByRole("switch")).toBeDisabled();
  });
}

/** Opens the CSS by the side navigation, and returns the text of the downloaded file. */
async function downloadCss(page: Page, locale: Locale): Promise<string> {
  await page.locator('a[href$="/design-system/variables"]').first().click();
  await page.locator('a[href$="/variables/css"]').first().click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: translate(locale, "Download") }).click();
  return readFileSync(await (await downloading).path(), "utf8");
}

test("a palette that the plan no longer allows shows the reason, and the rest is saved", async ({
  page,
  place,
}) => {
  // The stream of notifications would tell the page about the plan before the save does.
  await page.route("**/notifications/events", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "" }),
  );
  const { account, read } = await openColors(page, place, "pro");
  await enter(baseColorField(page), "#6b2d4f");
  await openPart(page, "Advanced");
  await addPalette(page, "en", "sea", "#0d9488");
  setPlan(place, account.organization.slug, "free");
  await saveButton(page).click();
  const refusal = page.getByRole("group", { name: "sea", exact: true }).getByRole("alert");
  await expect(refusal).toContainText("Upgrade to Pro to continue.");
  await refusal.getByRole("button", { name: "Discard this change" }).click();
  await expect(page.getByRole("group", { name: "sea", exact: true })).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveText(/Add palette|See Pro/);
  await saveButton(page).click();
  await expectSaved(page, 2);
  expect((await read()).base).toBe("#6b2d4f");
});

test("palettes are added, renamed and pinned by keyboard", async ({ page, place }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { read } = await openColors(page, place, "pro");
  await openPart(page, "Advanced");
  await page.getByRole("heading", { name: "More palettes" }).click();
  await tabTo(page, page.getByRole("button", { name: "Add palette" }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("sea");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Add palette" })).toBeFocused();

  const name = page.getByRole("group", { name: "sea", exact: true }).getByLabel("Name");
  await page.getByRole("heading", { name: "More palettes" }).click();
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("deep-sea");
  await page.keyboard.press("Enter");
  const renamed = page.getByRole("group", { name: "deep-sea", exact: true });
  await expect(renamed.getByLabel("Name")).toBeFocused();

  const ramp = page.getByRole("toolbar", { name: "deep-sea", exact: true });
  await tabTo(page, ramp.getByRole("button", { name: /base color/ }));
  for (const key of ["End", "ArrowRight", "Tab"]) await page.keyboard.press(key);
  await expect(ramp.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(tileOf(page, "deep-sea", "950")).toBeFocused();
  for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowRight"])
    await page.keyboard.press(key);
  await expect(tileOf(page, "deep-sea", "300")).toBeFocused();
  await page.keyboard.press("Enter");
  const detail = page.getByRole("group", { name: "deep-sea-300" });
  await expect(detail).toBeFocused();
  await tabTo(page, detail.getByRole("button", { name: "Pin this color" }));
  await page.keyboard.press("Enter");
  await expect(tileOf(page, "deep-sea", "300")).toHaveAccessibleName(/pinned/);
  await page.keyboard.press("Escape");
  await expect(tileOf(page, "deep-sea", "300")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+S");
  await expectSaved(page, 2);
  const { palettes, pinnedSteps } = (await read()).advanced ?? {};
  expect(Object.keys(palettes ?? {})).toEqual(["deep-sea"]);
  expect(Object.keys(pinnedSteps?.["deep-sea"] ?? {})).toEqual(["300"]);

  await renamed.getByRole("button", { name: "Remove deep-sea" }).press("Enter");
  await expect(page.getByRole("button", { name: "Add palette" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(tileOf(page, "deep-sea", "300")).toHaveAccessibleName(/pinned/);
});

test("palettes of three and of twenty steps fit a phone", async ({ page, place }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { put } = await openColors(page, place, "pro");
  for (const stepNames of [
    ["light", "base", "darkest"],
    Array.from({ length: 20 }, (_, index) => `${(index + 1) * 50}`),
  ]) {
    await put({ stepNames, hasTints: true });
    await page.reload();
    for (const step of [stepNames[0], stepNames.at(-1)]) {
      const box = await tileOf(page, "Primary", step ?? "").boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
