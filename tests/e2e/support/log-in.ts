import type { Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import type { Account } from "../../factories/account.ts";
import { expect } from "./story.ts";
import { prefixOf, translate } from "./texts.ts";

/** Logs in through the page, and waits for the page that follows. */
export async function logIn(page: Page, account: Account, locale: Locale = "en"): Promise<void> {
  await page.goto(`${prefixOf(locale)}/login`);
  await fillLogin(page, account, locale);
  await expect(page).toHaveURL(`${prefixOf(locale)}/overview`);
  // The address changes before the page does.
  await expect(page.getByLabel(translate(locale, "Password"), { exact: true })).toHaveCount(0);
}

/** Fills and submits the form of the current login page. */
export async function fillLogin(
  page: Page,
  { email, password }: Pick<Account, "email" | "password">,
  locale: Locale = "en",
): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel(translate(locale, "Email"), { exact: true }).fill(email);
  await form.getByLabel(translate(locale, "Password"), { exact: true }).fill(password);
  await form.getByRole("button", { name: translate(locale, "Log in"), exact: true }).click();
}
