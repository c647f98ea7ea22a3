import type { Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { type Account, type Place, registerAccount, setLanguage } from "../factories/account.ts";
import { generateAppCode } from "../factories/app-code.ts";
import { readMailWith } from "../factories/mailbox.ts";
import { wrongPassword } from "../factories/passwords.ts";
import { keepSecrets } from "../factories/seen-secrets.ts";
import { expectAccessible } from "./support/axe.ts";
import { fillLogin } from "./support/log-in.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { openSecurity } from "./support/open-security.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

test("two-step login is set up, and then requires a code of the app", async ({
  page,
  browser,
  place,
}) => {
  const { account, secret } = await registerWithApp(page, place, "en");
  const main = page.getByRole("main");
  await expect(main.getByText("On", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await readMailWith(place.dataFolder, account.email, "From now on, a code from your");

  const context = await browser.newContext({ baseURL: place.origin });
  const other = await context.newPage();
  await other.goto("/login");
  await fillLogin(other, account);
  const step = other.getByRole("region", { name: "Two-step login" });
  const first = step.getByRole("textbox").first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible(other);
  await other.keyboard.type("000000");
  await expect(step.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(first).toBeFocused();
  // The current code has confirmed the app, so the next one is the first that logs in.
  await other.keyboard.type(generateAppCode(secret, 1));
  await expect(other).toHaveURL("/overview");
  await context.close();
});

test("a recovery code replaces the app, in Turkish, and two-step login is turned off", async ({
  page,
  browser,
  place,
}) => {
  const text = (english: string) => translate("tr", english);
  const { account, codes } = await registerWithApp(page, place, "tr");
  const context = await browser.newContext({ baseURL: place.origin });
  const other = await context.newPage();
  await other.goto("/tr/login");
  await fillLogin(other, account, "tr");
  await other.getByRole("button", { name: text("Use a recovery code") }).click();
  const field = other.getByRole("textbox", { name: text("Recovery code") });
  await expect(field).toBeFocused();
  await field.fill("a b");
  await other.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(codes[0] ?? "");
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL("/tr/overview");
  await context.close();

  await page.reload();
  const main = page.getByRole("main");
  await expect(main.getByText("8 koddan 7 tanesi kullanılmadı.")).toBeVisible();
  await main.getByRole("button", { name: text("Turn off two-step login") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text("Password"), { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(main.getByRole("button", { name: text("Set up two-step login") })).toBeFocused();
});

/** Registers an account and sets two-step login up on a phone. */
async function registerWithApp(page: Page, place: Place, locale: Locale) {
  const account = await registerAccount(place);
  await setLanguage(account, locale);
  await page.setViewportSize({ width: 390, height: 844 });
  await startLoggedIn(page, account);
  await openSecurity(page, locale);
  return { account, ...(await setUp(page, account, locale)) };
}

/** Sets two-step login up on the security page, and returns the key and the recovery codes. */
async function setUp(page: Page, account: Account, locale: Locale) {
  const text = (english: string) => translate(locale, english);
  await page.getByRole("button", { name: text("Set up two-step login") }).click();
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel(text("Password"), { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type(wrongPassword);
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("img", { name: text("QR code of the key") })).toBeVisible();
  if (locale === "tr") await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const secret = (await dialog.getByRole("code").innerText()).replaceAll(/\s/g, "");
  await expect(dialog.getByRole("group").getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type(generateAppCode(secret));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveAccessibleName(text("Keep your recovery codes"));
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(8);
  keepSecrets(codes);
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: text("Download") }).click();
  expect((await downloading).suggestedFilename()).toBe("tessera-recovery-codes.txt");
  if (locale === "tr") await expectAccessible(page);
  const done = dialog.getByRole("button", { name: locale === "tr" ? "Bitti" : "Done" });
  await expect(done).toBeDisabled();
  await dialog.getByRole("checkbox").press("Space");
  await done.click();
  await expect(dialog).toBeHidden();
  return { secret, codes };
}
