import type { Page } from "@playwright/test";

/** Delays every script that the page requests from now on, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  return resolve;
}
