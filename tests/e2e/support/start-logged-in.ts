import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Account } from "../../factories/account.ts";
import { bundleScript } from "./bundle-script.ts";

const store = join(import.meta.dirname, "../../../apps/web/app/session/session-store.ts");
let bundledStore: Promise<string> | undefined;

/**
 * Prepares the browser with a session: stores the account's tokens with the web's own store. The
 * page shows nothing yet.
 */
export async function startLoggedIn(
  page: Page,
  { user, accessToken, refreshToken }: Account,
): Promise<void> {
  bundledStore ??= bundleScript(store);
  // This is the smallest document of the same origin, which storage requires.
  await page.goto("/health");
  const tokens = JSON.stringify({ userId: user.id, accessToken, refreshToken });
  await page.evaluate(`${await bundledStore}\ntessera.keepTokens(${tokens})`);
}
