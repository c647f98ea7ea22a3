import type { Page } from "@playwright/test";
import type { Scheme } from "@tessera/engine";

/** Stores settings of the interface before every page from here on. */
export async function preferTheme(
  page: Page,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript((chosen) => {
    const stored = JSON.parse(localStorage.getItem("theme") ?? "{}") as object;
    localStorage.setItem("theme", JSON.stringify({ ...stored, ...chosen }));
  }, settings);
}

/** Stores a scheme of the interface before every page from here on. */
export async function preferScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await preferTheme(page, { colorScheme });
}
