import type { Page } from "@playwright/test";
import { operations, pathOf } from "@tessera/contract";
import { newEmail, type Place, registerAccount } from "../factories/account.ts";
import { readCode } from "../factories/mailbox.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, expectSaved, saveButton } from "./support/editor.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

/** Registers a user in Turkish through the API, and types the code of the email into the page. */
async function verify(page: Page, place: Place): Promise<void> {
  const account = { email: newEmail(), password: "quiet tiles at sea" };
  const details = { name: "Defne Işık", birthDate: "1991-04-23", acceptTerms: true };
  const registered = await page.request.post(pathOf(operations.register, {}), {
    data: { ...account, ...details },
    headers: { "accept-language": "tr" },
  });
  expect(registered.ok()).toBe(true);
  await page.goto("/tr/verification");
  const main = page.getByRole("main");
  await main.getByRole("textbox").fill(account.email);
  await main.getByRole("textbox").press("Enter");
  await expect(main.getByText(account.email)).toBeVisible();
  await main.getByRole("textbox").first().click();
  await page.keyboard.type(await readCode(place.dataFolder, account.email));
}

test("three clicks lead from the code to copied CSS, in Turkish on a phone", async ({
  page,
  context,
  place,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await verify(page, place);
  const text = (english: string) => translate("tr", english);
  await expect(page).toHaveURL("/tr/start");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("Pick a starting point"));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /başla$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Dışa aktar", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: text("Export") });
  await sheet
    .getByRole("button", { name: text("Copy"), exact: true })
    .last()
    .click();
  await expect(sheet.getByRole("button", { name: text("Copied") }).last()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("--color-primary-500");
});

test("a key chooses one of six systems in the user's color, tips follow, and the first save offers a name", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/start?color=%230f7b6c");
  const buttons = page.getByRole("main").getByRole("button", { name: /^Start from / });
  await expect(buttons).toHaveCount(6);
  await expect(page.locator("[data-template]")).toHaveCount(12);
  await expectAccessible(page);
  const first = await buttons.first().textContent();
  await page.keyboard.press("Space");
  await expect(buttons.first()).not.toHaveText(first ?? "");
  const others = await buttons.first().textContent();
  await page.reload();
  await expect(buttons.first()).toHaveText(others ?? "");
  await page.keyboard.press("2");

  await expect(page).toHaveURL(/\/my-system\/design-system\/colors$/);
  await expect(baseColorField(page)).toHaveValue("#0f7b6c");
  await expect(page.getByRole("dialog", { name: "Lock what you like" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("dialog", { name: "Try other looks" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Try other looks" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await enter(baseColorField(page), "#9c2f4b");
  await saveButton(page).click();
  const naming = page.getByRole("dialog", { name: "Name your design system" });
  await expect(naming.getByLabel("Name", { exact: true })).toBeFocused();
  await expectAccessible(page);
  // The name is selected, so typing replaces it.
  await page.keyboard.type("Vapur");
  await page.keyboard.press("Enter");
  await expect(naming).toBeHidden();
  await expect(page).toHaveURL(/\/vapur\/design-system\/colors$/);
  await expect(page.getByRole("banner")).toContainText("Vapur");
  await expectSaved(page, 4);
  await page.goto("/start");
  await expect(page).toHaveURL("/overview");
});
