import type { Page } from "@playwright/test";
import type { Scheme } from "@tessera/engine";

/** Opens every page from here on with settings of the interface, as somebody who chose them before. */
export async function preferTheme(
  page: Page,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript((chosen) => {
    const stored = JSON.parse(localStorage.getItem("theme") ?? "{}") as object;
    localStorage.setItem("theme", JSON.stringify({ ...stored, ...chosen }));
  }, settings);
}

/** Opens every page from here on in a scheme of the interface, as somebody who chose it before. */
export async function preferScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await preferTheme(page, { colorScheme });
}
