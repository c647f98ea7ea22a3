import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Account } from "../../factories/account.ts";
import { bundleScript } from "./bundle-script.ts";

const store = join(import.meta.dirname, "../../../apps/web/app/session/session-store.ts");
let bundledStore: Promise<string> | undefined;

/** Opens the browser as somebody who signed in before: the web's own store keeps the account's tokens. The page shows nothing yet. */
export async function startSignedIn(
  page: Page,
  { accessToken, refreshToken }: Account,
): Promise<void> {
  bundledStore ??= bundleScript(store);
  // The smallest document of the same origin: storage belongs to an origin.
  await page.goto("/health");
  const tokens = JSON.stringify({ accessToken, refreshToken });
  await page.evaluate(`${await bundledStore}\ntessera.keepTokens(${tokens})`);
}
