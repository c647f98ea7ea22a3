import type { Page } from "@playwright/test";
import { locales } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

/** Keeps back every script file of the site until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const locale of locales) {
  test(`an address of the editor has the names of its screens before any script, where they stay, in ${locale}`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur");
    await startLoggedIn(page, account);
    const release = await holdScripts(page);
    await page.goto(prefixOf(locale) + addressOf(account, project, "colors"), {
      waitUntil: "commit",
    });
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const places = ["Colors", "Typography", "Motion", "Variables"].map((name) =>
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
    await expect(menu.getByRole("link", { name: translate(locale, "Log in") })).toBeVisible();
    release();
  });
}
