import type { Browser, Locator, Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { registerAccount, setLanguage, type Account } from "../factories/account.ts";
import { readMailWith } from "../factories/mailbox.ts";
import { createPassword, wrongPassword } from "../factories/passwords.ts";
import { expectAccessible } from "./support/axe.ts";
import { fillLogin, logIn } from "./support/log-in.ts";
import { openSecurity } from "./support/open-security.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";
import { listLocales } from "./support/list-locales.ts";

const newPassword = createPassword();
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

for (const locale of listLocales("tr")) {
  test(`the security page, in ${locale}, lists the sessions and ends them`, async ({
    page,
    browser,
    place,
  }) => {
    const account = await registerAccount(place);
    const lost = await logInOnPhone(browser, account);
    await setLanguage(account, locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, account, locale);
    await page.getByRole("button", { name: translate(locale, "Account") }).click();
    await page.getByRole("menuitem", { name: translate(locale, "Security") }).click();
    await expect(page).toHaveURL(`${prefixOf(locale)}/account/security`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("menu")).toBeHidden();
    // The pointer rests where the menu was, which can be on a control with a tooltip.
    await page.mouse.move(0, 0);
    const sessions = listSessions(page, locale);
    // The account was registered through the API, whose session has no browser.
    await expect(sessions).toHaveCount(3);
    await expect(sessions.first()).toContainText(translate(locale, "This one"));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const end = sessions.filter({ hasText: "Safari" }).getByRole("button");
    await end.focus();
    await page.keyboard.press("Enter");
    await expect(sessions).toHaveCount(2);
    // The focus stays in the list.
    await expect(page.locator("main button:focus")).toBeVisible();
    await expectEnded(lost);

    const others = translate(locale, "End all other sessions");
    await page.getByRole("button", { name: others }).click();
    await expect(sessions).toHaveCount(1);
    await expect(page.getByRole("button", { name: others })).toBeHidden();
    await page.reload();
    await expect(sessions).toHaveCount(1);
    await lost.context().close();
  });
}

test("a changed password keeps this session and ends the others, after refusals beside the fields", async ({
  page,
  browser,
  place,
}) => {
  const account = await registerAccount(place);
  const other = await logInOnPhone(browser, account);
  await logIn(page, account);
  await openSecurity(page);
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  const current = dialog.getByLabel("Current password", { exact: true });
  const next = dialog.getByLabel("New password", { exact: true });
  await expect(current).toBeFocused();
  await page.keyboard.type(wrongPassword);
  await next.fill("password123");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This password appeared in a data leak.")).toBeVisible();
  await expect(next).toBeFocused();
  await next.fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This isn’t your current password.")).toBeVisible();
  await expect(current).toBeFocused();
  await expect(next).toHaveValue(newPassword);
  await current.fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your password has changed")).toBeVisible();
  await expect(listSessions(page)).toHaveCount(1);
  await readMailWith(place.dataFolder, account.email, "has changed");
  await expectEnded(other);
  await fillDialogLogin(other, { ...account, password: newPassword });
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Security");
  await expect(listSessions(other)).toHaveCount(2);
  await other.context().close();
});

test("the security page requires a login, and returns to it", async ({ page, place }) => {
  const account = await registerAccount(place);
  await page.goto("/account/security");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in to open Security");
  await fillLogin(page, account);
  await expect(page).toHaveURL("/account/security");
  await expect(page.getByText("Changed on")).toBeVisible();
});

for (const locale of listLocales("en")) {
  test(`an API key, in ${locale}, is shown once, works, and is deleted`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    await page.setViewportSize({ width: 390, height: 844 });
    await openSecurity(page, locale);
    const create = translate(locale, "Create API key");
    await page.getByRole("button", { name: create }).click();
    const dialog = page.getByRole("dialog", { name: create });
    const name = dialog.getByLabel(translate(locale, "Name"), { exact: true });
    await expect(name).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: create }).click();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("CI");
    await dialog.getByRole("radio", { name: translate(locale, "Read and write") }).click();
    await dialog.getByRole("button", { name: create }).click();
    await expect(dialog).toBeHidden();
    const main = page.getByRole("main");
    const row = main.getByRole("listitem").filter({ hasText: /^CI/ });
    await expect(row).toContainText(translate(locale, "Read and write"));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const key = await main.getByText(/^tessera_/).innerText();
    const read = () =>
      fetch(new URL("/api/v1/projects/all", account.origin), {
        headers: {
          authorization: `Bearer ${key}`,
          "x-organization-id": account.organizationId,
        },
      });
    expect((await read()).status).toBe(200);

    await page.reload();
    await expect(row).toContainText(key.slice(-4));
    await expect(main.getByText(key)).toHaveCount(0);
    await row.getByRole("button").click();
    await expect(row).toHaveCount(0);
    expect((await read()).status).toBe(401);
  });
}

/** Logs in with the name of another device, and opens the security page there. */
async function logInOnPhone(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ userAgent: phone, baseURL: account.origin });
  const page = await context.newPage();
  await logIn(page, account);
  await openSecurity(page);
  await expect(page.getByRole("main").getByText("Safari on iPhone")).toBeVisible();
  return page;
}

/** Returns the rows of the sessions on the security page. */
function listSessions(page: Page, locale: Locale = "en"): Locator {
  const section = page.getByRole("region", { name: translate(locale, "Sessions") });
  return section.getByRole("listitem");
}

/** Expects that the next call of a page requires a login. */
async function expectEnded(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Log in to continue" })).toBeVisible();
}

async function fillDialogLogin(page: Page, account: Account): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  await dialog.getByLabel("Email", { exact: true }).fill(account.email);
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
}
