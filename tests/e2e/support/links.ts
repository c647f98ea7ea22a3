import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./story.ts";

/** Lists the addresses of this site that the page links to. */
export function readLinks(page: Page): Promise<readonly string[]> {
  return page.locator("a[href], link[href]").evaluateAll((all) =>
    all
      .map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}

/** Requests each address outside of the browser, whose cookies store the language of visited pages. */
export async function expectFound(
  request: APIRequestContext,
  addresses: ReadonlySet<string>,
): Promise<void> {
  for (const address of addresses) {
    const response = await request.get(address);
    expect.soft(response.status(), address).toBe(200);
  }
}
