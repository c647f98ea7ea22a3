import { registerAccount } from "../factories/account.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectSaved, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

for (const locale of listLocales("tr")) {
  test(`adds tokens, and renames one with its references in one undo step, in ${locale}`, async ({
    page,
    place,
  }) => {
    const t = (text: string) => translate(locale, text);
    const account = await registerAccount(place);
    await storePlan(place, account, "pro");
    const project = await createProject(account, "Vapur");
    await startLoggedIn(page, account);
    await page.goto(addressOf(account, project, "tokens", locale));
    const list = page.getByRole("listbox", { name: t("Tokens") });
    await expect(list.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);

    for (const [name, value] of [
      ["color.quay-marker", "#b4470f"],
      ["color.brand-accent", "{color.quay-marker}"],
    ] as const) {
      await page
        .getByRole("button", { name: t("Add token") })
        .first()
        .press("Enter");
      const dialog = page.getByRole("dialog", { name: t("New token") });
      await dialog.getByRole("textbox", { name: t("Name") }).fill(name);
      await dialog.getByRole("textbox", { name: t("Value or reference") }).fill(value);
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
    }
    const detail = page.getByRole("complementary", { name: t("Token"), exact: true });
    await expect(detail.getByRole("heading", { name: "color-brand-accent" })).toBeVisible();
    await detail.getByRole("button", { name: "color-quay-marker", exact: true }).press("Enter");
    await expect(
      detail.getByRole("button", { name: "color-brand-accent", exact: true }),
    ).toBeVisible();
    await expect(detail.getByRole("button", { name: t("Delete") })).toBeDisabled();
    await expectAccessible(page);

    await detail.getByRole("textbox", { name: t("Name"), exact: true }).fill("color.pier-marker");
    await page.keyboard.press("Enter");
    await expect(detail.getByRole("heading", { name: "color-pier-marker" })).toBeVisible();
    await expect(list.getByRole("option", { name: /^color-quay-marker/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(list.getByRole("option", { name: /^color-quay-marker/ })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Shift+Z");
    await expect(list.getByRole("option", { name: /^color-pier-marker/ })).toBeVisible();

    await saveButton(page, locale).click();
    await expectSaved(page, 2, locale);
  });
}

test("Free shows every token and its references, and offers the rest once", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(`${addressOf(account, project, "tokens")}?token=color.action-solid`);
  const detail = page.getByRole("complementary", { name: "Token", exact: true });
  await expect(detail.getByRole("heading", { name: "color-action-solid" })).toBeVisible();
  await expect(detail.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Add token/ }).click();
  const offer = page.getByRole("dialog", { name: `Pro for ${account.organization.name}` });
  await expect(offer).toBeFocused();
});
