import type { Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { type Place, registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField } from "./support/editor.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";
import { listLocales } from "./support/list-locales.ts";

/** Opens the colors of a new project without its scripts, and returns the function that lets them load. */
async function openWithoutScripts(page: Page, place: Place, locale: Locale = "en") {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  const release = await holdScripts(page);
  await page.goto(addressOf(account, project, "colors", locale), { waitUntil: "commit" });
  return release;
}

for (const locale of listLocales("tr")) {
  test(`an address of the editor has the names of its screens before any script, where they stay, in ${locale}`, async ({
    page,
    place,
  }) => {
    const release = await openWithoutScripts(page, place, locale);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const places = ["Color", "Type", "Motion", "Variables"].map((name) =>
      page
        .getByRole("navigation", { name: translate(locale, "Design system") })
        .getByRole("link", { name: new RegExp(`^${translate(locale, name)}`) })
        .first(),
    );
    const title = page.getByRole("heading", { level: 1, name: translate(locale, "Colors") });
    await expect(title).toBeVisible();
    const readPlaces = () => Promise.all([title, ...places].map((part) => part.boundingBox()));
    const before = await readPlaces();
    release();
    await expect(baseColorField(page, locale)).toBeVisible();
    const after = await readPlaces();
    expect(after.map((box) => [box?.x, box?.y])).toEqual(before.map((box) => [box?.x, box?.y]));
  });

  test(`the menu of a narrow header opens before any script, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto(`${prefixOf(locale)}/pricing`, { waitUntil: "commit" });
    await page.getByRole("button", { name: translate(locale, "Menu") }).click();
    const menu = page.getByRole("navigation", { name: translate(locale, "Menu") });
    const logIn = menu.getByRole("link", { name: translate(locale, "Log in") });
    await expect(logIn).toBeVisible();
    release();
    await logIn.click();
    await expect(page.getByLabel(translate(locale, "Email"), { exact: true })).toBeFocused();
  });
}

for (const press of ["click", "Enter"] as const) {
  test(`the account menu of the editor opens after a press before any script: ${press}`, async ({
    page,
    place,
  }) => {
    const release = await openWithoutScripts(page, place);
    const button = page.getByRole("button", { name: "Account" });
    if (press === "click") await button.click();
    else await button.press("Enter");
    release();
    const menu = page.getByRole("menu", { name: "Account" });
    await expect(menu).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("Control+K before any script opens the palette of the editor", async ({ page, place }) => {
  const release = await openWithoutScripts(page, place);
  await expect(page.getByRole("heading", { level: 1, name: "Colors" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+K");
  release();
  await expect(page.getByRole("dialog", { name: "Commands" })).toBeVisible();
});

test("a date that is typed before any script stays, and the focus is left where the user types", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/register", { waitUntil: "commit" });
  const form = page.getByRole("main");
  const parts = form.getByRole("spinbutton");
  await parts.first().click();
  await page.keyboard.type("04231991");
  await parts.last().click();
  await page.keyboard.press("Backspace");
  const email = form.getByLabel("Email", { exact: true });
  await email.click();
  await page.keyboard.type("deniz");
  release();
  await expect(parts).toHaveText([/^0?4$/, "23", "1991"]);
  await expect(email).toBeFocused();
  await page.keyboard.type("@example.com");
  await expect(email).toHaveValue("deniz@example.com");
});

test("the account menu opens although the short address of the editor redirects meanwhile", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/v1/**", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto("/design-system/colors");
  await expect(page.locator("#served-frame")).toHaveCount(0);
  const release = await holdScripts(page);
  await page.getByRole("button", { name: "Account" }).click();
  answer();
  await expect(page).toHaveURL(addressOf(account, project, "colors"));
  release();
  await expect(page.getByRole("menu", { name: "Account" })).toBeVisible();
});

test("a color that is typed before any script survives the ways to other pages and back", async ({
  page,
}) => {
  const color = (locale: Locale) =>
    page.getByLabel(translate(locale, "Base color"), { exact: true });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await color("en").fill("#b8247a");
  await page.getByRole("link", { name: "Save this, free" }).click();
  release();
  await expect(page).toHaveURL("/register");

  await page.goBack();
  await expect(color("en")).toHaveValue("#b8247a");
  await page.getByRole("link", { name: "Compare plans" }).first().click();
  await expect(page).toHaveURL("/pricing");
  await page.getByRole("link", { name: "Tessera" }).first().click();
  await expect(color("en")).toHaveValue("#b8247a");

  await page.getByText("8 px", { exact: true }).click();
  await page.getByRole("link", { name: "Türkçe" }).click();
  await expect(color("tr")).toHaveValue("#b8247a");
  await expect(page.getByRole("radio", { name: "8 px" })).toBeChecked();
});
