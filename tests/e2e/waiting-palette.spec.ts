import type { Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { registerAccount, type Place } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField } from "./support/editor.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

async function openColors(page: Page, place: Place, locale: Locale = "en") {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors", locale));
  await expect(baseColorField(page, locale)).toBeVisible();
}

for (const locale of listLocales("tr")) {
  test(`the palette runs what was typed with Enter before its list came, in ${locale}`, async ({
    page,
    place,
  }) => {
    await openColors(page, place, locale);
    const release = await holdScripts(page);
    await page.keyboard.press("ControlOrMeta+K");
    await page.keyboard.type(`${translate(locale, "Design system")} ${translate(locale, "Radii")}`);
    await page.keyboard.press("Enter");
    const waiting = page.getByRole("dialog", { name: translate(locale, "Search for a command") });
    await expect(waiting).toBeVisible();
    await expect(page).toHaveURL(/\/colors$/);
    release();
    await expect(page).toHaveURL(/\/radii$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("the palette uses the text that was typed before its list loaded", async ({ page, place }) => {
  await openColors(page, place);
  const field = baseColorField(page);
  await field.focus();
  const release = await holdScripts(page);
  await page.keyboard.press("ControlOrMeta+K");
  await page.keyboard.type("design system ra");
  release();
  const palette = page.getByRole("dialog", { name: "Commands" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("d");
  await expect(palette.getByRole("combobox")).toHaveValue("design system rad");
  await expect(palette.getByRole("option", { selected: true })).toContainText("Radii");
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await expect(field).toBeFocused();

  await page.keyboard.press("ControlOrMeta+K");
  await expect(palette.getByRole("combobox")).toHaveValue("");
});

test("Escape closes the field that waits for the list, and gives the focus back", async ({
  page,
  place,
}) => {
  await openColors(page, place);
  const field = baseColorField(page);
  await field.focus();
  const release = await holdScripts(page);
  await page.keyboard.press("ControlOrMeta+K");
  await page.keyboard.type("rad");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field).toBeFocused();
  release();
});
