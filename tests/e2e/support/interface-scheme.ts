import type { Page } from "@playwright/test";
import type { Scheme } from "@tessera/engine";

/** Opens every page from here on in a scheme of the interface, as somebody who chose it before. */
export async function preferScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await page.addInitScript((scheme) => {
    const stored = JSON.parse(localStorage.getItem("theme") ?? "{}") as object;
    localStorage.setItem("theme", JSON.stringify({ ...stored, colorScheme: scheme }));
  }, colorScheme);
}
