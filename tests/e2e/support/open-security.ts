import { expect, type Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { prefixOf, translate } from "./texts.ts";

/** Opens the security page of a logged-in user, and waits for its sections: each moves those below it when it loads. */
export async function openSecurity(page: Page, locale: Locale = "en"): Promise<void> {
  await page.goto(`${prefixOf(locale)}/account/security`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(translate(locale, "Security"));
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
}
