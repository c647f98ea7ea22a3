import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { requireChromium } from "../scripts/find-chromium.ts";

/** Runs a callback with a headless Chromium and closes it afterwards. */
export async function withChromium<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}
