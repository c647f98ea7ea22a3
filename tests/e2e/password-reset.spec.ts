import type { Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { newEmail, registerAccount, setLanguage } from "../factories/account.ts";
import { readCode, readMailWith } from "../factories/mailbox.ts";
import { createPassword } from "../factories/passwords.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";
import { listLocales } from "./support/list-locales.ts";

const newPassword = createPassword();
const codeMail: Readonly<Record<Locale, string>> = {
  en: "Enter this code to choose",
  tr: "Yeni bir parola belirlemek",
};

for (const locale of listLocales("en")) {
  test(`a forgotten password is replaced on a phone, in ${locale}, and ends the other sessions`, async ({
    page,
    browser,
    place,
  }) => {
    const account = await registerAccount(place);
    await setLanguage(account, locale);
    const context = await browser.newContext();
    const other = await context.newPage();
    await startLoggedIn(other, account);
    await other.goto(`${place.origin}/overview`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefixOf(locale)}/login`);
    await fieldOf(page, locale, "Email").fill(account.email);
    await page.getByRole("link", { name: translate(locale, "Forgot your password?") }).click();
    // The typed address comes along, and its field has the focus.
    await expect(fieldOf(page, locale, "Email")).toHaveValue(account.email);
    await expect(fieldOf(page, locale, "Email")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${prefixOf(locale)}/reset`);
    await expect(firstDigit(page)).toBeFocused();
    await expect(page.getByText(account.email)).toBeVisible();
    await expectNoSidewaysScroll(page);

    const mail = await readMailWith(place.dataFolder, account.email, codeMail[locale]);
    const code = /\b\d{6}\b/.exec(mail.text ?? "")?.[0] ?? "";
    await page.keyboard.type(code === "000000" ? "000001" : "000000");
    await fieldOf(page, locale, "New password").fill(newPassword);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
    // A refused code leaves what is typed.
    await expect(firstDigit(page)).toHaveValue("0");
    await expect(fieldOf(page, locale, "New password")).toHaveValue(newPassword);

    await paste(page, code);
    await page.getByRole("button", { name: translate(locale, "Save and log in") }).click();
    await expect(page).toHaveURL(`${prefixOf(locale)}/overview`);

    await other.reload();
    const dialog = other.getByRole("dialog", { name: "Log in to continue" });
    const opening = other.waitForEvent("popup");
    await dialog.getByRole("link", { name: "Forgot your password?" }).click();
    // The other browser still stores its ended session.
    const forgot = await opening;
    await expect(forgot.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
    await expect(fieldOf(forgot, "en", "Email")).toBeFocused();
    await expect(dialog).toBeVisible();
    await context.close();
  });
}

test("in Turkish on a phone: register, forget, reset", async ({ page, place }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newEmail();
  await page.goto("/tr/register");
  const main = page.getByRole("main");
  await fieldOf(page, "tr", "Name").fill("Ayşe Iğdır");
  await fieldOf(page, "tr", "Email").fill(email);
  await fieldOf(page, "tr", "Password").fill(`${createPassword()} akşamı`);
  await main.getByRole("spinbutton").first().click();
  await page.keyboard.type("23041991");
  await main.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await main.getByRole("button", { name: "Hesap oluştur" }).click();
  await expect(page).toHaveURL("/tr/verification");
  await firstDigit(page).click();
  await page.keyboard.type(await readCode(place.dataFolder, email));
  await expect(page).toHaveURL("/tr/start");

  await page.getByRole("button", { name: "Hesap" }).click();
  await page.getByRole("menuitem", { name: "Oturumu kapat" }).click();
  await page.goto("/tr/login");
  await page.getByRole("link", { name: "Parolanızı mı unuttunuz?" }).click();
  // Both pages have a field of this name, and the address changes before the page does.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parolanızı sıfırlayın");
  await fieldOf(page, "tr", "Email").fill(email);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tr/reset");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const mail = await readMailWith(place.dataFolder, email, codeMail.tr);
  await paste(page, /\b\d{6}\b/.exec(mail.text ?? "")?.[0] ?? "");
  await fieldOf(page, "tr", "New password").fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tr/overview");
});

test("the reset page has no code without its digits, refuses a leaked password, and is filled after a reload", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await page.goto("/forgot");
  await fieldOf(page, "en", "Email").fill(account.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/reset");
  await page.reload();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(firstDigit(page)).toBeFocused();
  await page.keyboard.type("12345");
  await fieldOf(page, "en", "New password").fill("password123");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter all 6 digits.")).toBeVisible();
  await expect(firstDigit(page)).toBeFocused();
  await paste(page, "123456");
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByText("This password appeared in a data leak.")).toBeVisible();
  await expect(fieldOf(page, "en", "New password")).toBeFocused();
});

test("a password field warns while Caps Lock is on", async ({ page }) => {
  await page.goto("/login");
  const password = fieldOf(page, "en", "Password");
  await password.focus();
  const press = (modifierCapsLock: boolean) =>
    password.evaluate((input, isOn) => {
      const options = { key: "A", bubbles: true, modifierCapsLock: isOn };
      input.dispatchEvent(new KeyboardEvent("keydown", options));
    }, modifierCapsLock);
  await expect(async () => {
    await press(true);
    await expect(page.getByText("Caps Lock is on")).toBeVisible({ timeout: 500 });
  }).toPass();
  await press(false);
  await expect(page.getByText("Caps Lock is on")).toBeHidden();
});

function fieldOf(page: Page, locale: Locale, label: string) {
  return page.getByRole("main").getByLabel(translate(locale, label), { exact: true });
}

function firstDigit(page: Page) {
  return page.getByRole("main").getByRole("group").getByRole("textbox").first();
}

/** Pastes a text into the first box of the code. */
async function paste(page: Page, text: string): Promise<void> {
  await firstDigit(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    input.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
