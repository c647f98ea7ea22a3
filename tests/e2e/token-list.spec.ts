import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

for (const locale of listLocales("tr")) {
  test(`finds a token by search, and copies it, in ${locale}`, async ({ page, place }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    const project = await createProject(account, "Vapur");
    await page.goto(addressOf(account, project, "variables", locale));
    const table = page.getByRole("table", { name: translate(locale, "Tokens") });
    const names = table.locator("tbody [scope=row]");
    await expect(names.filter({ hasText: "color-primary-500" })).toBeVisible();
    expect(await names.count()).toBeGreaterThan(150);

    await page.getByRole("button", { name: translate(locale, "Filter") }).press("Enter");
    const dialog = page.getByRole("dialog", { name: translate(locale, "Filter Options") });
    await dialog.getByRole("button", { name: translate(locale, "Category") }).press("Enter");
    await page.getByRole("option", { name: translate(locale, "Radii") }).press("Enter");
    await dialog.getByRole("button", { name: translate(locale, "Apply") }).press("Enter");
    await expect(dialog).toBeHidden();
    const group = new RegExp(`^${translate(locale, "Radii")}\\s*\\d`);
    await expect(table.getByRole("rowheader", { name: group })).toBeVisible();
    for (const name of await names.allTextContents()) expect(name).toContain("radius-");

    const head = table.getByRole("columnheader", { name: "Token" });
    await head.getByRole("button").press("Enter");
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    const sorted = await names.allTextContents();
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator(locale, { numeric: true }).compare));

    const search = page.getByRole("searchbox", { name: translate(locale, "Search tokens") });
    await search.fill("RADIUS full");
    await expect(names).toHaveText(["radius-full"]);
    await names.getByRole("button").press("Enter");
    await expect(page.getByRole("alertdialog")).toContainText("var(--radius-full)");

    await search.fill("primary");
    await expect(table.getByRole("cell", { name: "“primary”" })).toBeVisible();
  });
}
