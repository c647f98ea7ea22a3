import type { Page } from "@playwright/test";
import { type Locale, operations } from "@tessera/contract";
import { type Account, type Place, registerAccount, setLanguage } from "../factories/account.ts";
import { generateAppCode } from "../factories/app-code.ts";
import { callOperation } from "../factories/call-operation.ts";
import { expectAccessible } from "./support/axe.ts";
import { fillLogin } from "./support/log-in.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { openSecurity } from "./support/open-security.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test as base } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

/** A virtual authenticator that is connected to the page. */
type Authenticator = { setUserVerified(isUserVerified: boolean): Promise<void> };

const test = base.extend<{ readonly authenticator: Authenticator }>({
  authenticator: async ({ page }, provide) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("WebAuthn.enable");
    const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await provide({
      async setUserVerified(isUserVerified) {
        await devTools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
      },
    });
    // The next story may reuse the page.
    await devTools.send("WebAuthn.disable");
    await devTools.detach();
  },
});

test("a passkey, in Turkish, is added, renamed, and logs in without a password", async ({
  page,
  place,
  authenticator,
}) => {
  const text = (english: string) => translate("tr", english);
  const account = await startOnSecurity(page, place, "tr");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: text("Add a passkey") }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: text("Name") });
  await expect(name).toBeFocused();
  await name.fill("Laptop");
  await dialog.getByLabel(text("Password"), { exact: true }).fill(account.password);
  await authenticator.setUserVerified(false);
  await page.keyboard.press("Enter");
  const refusal = text("The browser returned no passkey. Try again.");
  await expect(dialog.getByText(refusal)).toBeVisible();
  await authenticator.setUserVerified(true);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const row = main.getByRole("listitem").filter({ hasText: "Laptop" });
  await row.getByRole("button").first().click();
  await name.fill("Anahtar");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(main.getByText("Anahtar", { exact: true })).toBeVisible();

  await forgetSession(page, "tr");
  const login = page.getByRole("button", { name: text("Log in with a passkey") });
  await authenticator.setUserVerified(false);
  await login.click();
  await expect(page.getByText(refusal)).toBeVisible();
  await authenticator.setUserVerified(true);
  await login.click();
  await expect(page).toHaveURL("/tr/overview");
});

test("a passkey is the second step after the password, and is removed", async ({
  page,
  place,
  authenticator,
}) => {
  await authenticator.setUserVerified(true);
  const account = await startOnSecurity(page, place, "en");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Laptop");
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await turnOnTwoFactor(account);

  await forgetSession(page, "en");
  await fillLogin(page, account);
  // The first step has a button of the same name.
  const step = page.getByRole("region", { name: "Two-step login" });
  await step.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/overview");

  await openSecurity(page);
  await main.getByRole("button", { name: "Remove the passkey Laptop" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(main.getByText("Laptop", { exact: true })).toHaveCount(0);
});

/** Registers an account and opens its security page on a phone. */
async function startOnSecurity(page: Page, place: Place, locale: Locale): Promise<Account> {
  const account = await registerAccount(place);
  await setLanguage(account, locale);
  await page.setViewportSize({ width: 390, height: 844 });
  await startLoggedIn(page, account);
  await openSecurity(page, locale);
  return account;
}

/** Opens the login page without the session; the authenticator of the page stays connected. */
async function forgetSession(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${prefixOf(locale)}/login`);
}

async function turnOnTwoFactor(account: Account): Promise<void> {
  const body = { password: account.password };
  const { secret } = await callOperation(account, operations.setUpTwoFactor, { body });
  const code = generateAppCode(secret);
  await callOperation(account, operations.confirmTwoFactor, { body: { code } });
}
