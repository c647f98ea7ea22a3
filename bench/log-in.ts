import type { Browser, BrowserContext } from "@playwright/test";
import type { Account } from "../tests/factories/account.ts";

/** A browser in English where a person has logged in; its pages are closed. */
export async function openLoggedIn(
  browser: Browser,
  address: string,
  { email, password }: Account,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "en-US", baseURL: address });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/overview");
  await page.close();
  return context;
}
