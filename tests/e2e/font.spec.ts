import type { Locale } from "@tessera/contract";
import type { Page } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

const taken = '"Literata", "Georgia", serif';

for (const locale of listLocales("tr")) {
  test(`chooses a listed font, and types an unlisted one, in ${locale}`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    const project = await createProject(account, "Vapur");
    await page.goto(addressOf(account, project, "typography", locale));
    const font = page.getByRole("combobox", { name: translate(locale, "Body font") });

    await expect(async () => {
      await font.press("ArrowDown");
      await expect(font).toHaveAttribute("aria-expanded", "true", { timeout: 2000 });
    }).toPass();
    const filter = page.getByRole("group", { name: translate(locale, "Kind of font") });
    await filter.getByRole("button", { name: translate(locale, "Mono"), exact: true }).click();
    await expect(font).toBeFocused();
    await expect(page.getByRole("option", { name: "JetBrains Mono" })).toBeVisible();
    await expect(page.getByRole("option", { name: "Fraunces" })).toHaveCount(0);
    await filter.getByRole("button", { name: translate(locale, "All"), exact: true }).click();
    await font.fill("");
    await page.keyboard.type("Fraun");
    await expect(font).toHaveValue("Fraun");
    const options = page.getByRole("option");
    const kinds = page.getByRole("listbox").getByRole("group");
    await expect(kinds).toHaveAccessibleName(translate(locale, "Display"));
    await expect(options).toHaveText([
      "Fraunces",
      offerOf(locale, "Use “{typed}” with a sans-serif fallback", "Fraun"),
    ]);
    await expectLoaded(page, "Fraunces Variable");
    await font.press("Enter");
    await expect(font).toHaveValue("Fraunces");

    await font.fill("Zxqwerty");
    await page.getByRole("option", { name: "Zxqwerty" }).click();
    await expect(font).toHaveAttribute("aria-expanded", "false");
    await font.press("Tab");
    await expect(font).toHaveValue('"Zxqwerty", sans-serif');

    await font.fill("Spline");
    await page.getByRole("option", { name: "Spline Sans Mono" }).press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(font).toHaveValue("Spline Sans Mono");
    await expect(page.getByText("ui-monospace, monospace").first()).toBeVisible();

    await font.fill("Caveat");
    await page.getByRole("option", { name: "Caveat" }).press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(font).toHaveValue("Caveat");
    await expectLoaded(page, "Caveat Variable");

    await font.fill("Literata, Georgia, serif");
    await font.press("Enter");
    await expect(font).toHaveAttribute("aria-expanded", "false");
    await font.press("Tab");
    await expect(font).toHaveValue(taken);
    await expect(font).not.toHaveAttribute("aria-invalid");
    await expectLoaded(page, "Literata");

    await font.fill('Literata, "');
    await font.press("Tab");
    await expect(font).toHaveAttribute("aria-invalid", "true");
    await expect(font).toHaveValue('Literata, "');
    await font.focus();
    await font.press("Escape");
    await expect(font).not.toHaveAttribute("aria-invalid");
    await expect(font).toHaveValue(taken);
  });
}

/** Returns the text of the item that offers a typed font. */
function offerOf(locale: Locale, text: string, typed: string): string {
  return translate(locale, text).replace("{typed}", typed);
}

/** Checks that the preview uses a font family, loaded from our own server. */
async function expectLoaded(page: Page, family: string): Promise<void> {
  const isLoaded = () =>
    page.evaluate(
      (name) =>
        [...document.fonts].some(
          (face) => face.family.replaceAll('"', "") === name && face.status === "loaded",
        ),
      family,
    );
  await expect.poll(isLoaded).toBe(true);
}
