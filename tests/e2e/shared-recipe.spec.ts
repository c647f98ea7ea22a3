import { findPreset, printShareCode } from "@tessera/engine";
import { registerAccount } from "../factories/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, expectSaved } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

const kiln = findPreset("kiln");
const code = kiln ? printShareCode(kiln.recipe) : "";

for (const locale of listLocales("tr")) {
  test(`a share code opens as a page, and as a new design system, in ${locale}`, async ({
    page,
    place,
  }) => {
    const t = (text: string) => translate(locale, text);
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    await page.goto(`${prefixOf(locale)}/s#${code}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Shared design system"));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const tokens = page.getByRole("region", { name: t("Tokens") });
    await expect(tokens.getByText("#d9480f").first()).toBeVisible();
    const preview = page.getByRole("region", { name: t("Preview") });
    const drawn = preview.locator("[data-scheme='light']").first();
    await expect(drawn).toHaveAttribute("style", /--radius-m: 12px;/);
    const heading = kiln?.recipe.typography.familyHeading[0] ?? "";
    const listLoaded = () =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? family : [])),
      );
    await expect.poll(listLoaded).toContain(heading);
    await expectAccessible(page);

    await page.getByRole("link", { name: t("Open a copy") }).click();
    const dialog = page.getByRole("dialog", { name: t("New design system") });
    await expect(dialog.getByRole("textbox", { name: t("Share code") })).toHaveValue(code);
    await dialog.getByRole("textbox", { name: t("Name") }).fill("Fırın");
    await page.keyboard.press("Enter");
    await expect(baseColorField(page, locale)).toHaveValue("#d9480f");
    await expectSaved(page, 2, locale);
  });
}

for (const locale of listLocales("tr")) {
  test(`the home page takes a share code, in ${locale}`, async ({ page }) => {
    const t = (text: string) => translate(locale, text);
    await page.goto(`${prefixOf(locale)}/`);
    await page.getByRole("button", { name: t("Start from a share code") }).click();
    const field = page.getByRole("textbox", { name: t("Share code") });
    await expect(field).toBeFocused();
    await field.fill(`${code}x`);
    await page.keyboard.press("Enter");
    const problem = t("This share code can’t be read. Copy it again.");
    await expect(field).toHaveAccessibleDescription(problem);
    await expectAccessible(page);
    await field.fill(`https://tessera.example/s#${code}`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Shared design system"));
    await expect(page).toHaveURL(`${prefixOf(locale)}/s#${code}`);
  });
}

test("a damaged code is refused", async ({ page }) => {
  await page.goto(`/s#${code}x`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This link has no design system",
  );
  await expectAccessible(page);
});
