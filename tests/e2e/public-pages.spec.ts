import type { Page } from "@playwright/test";
import { locales } from "@tessera/contract";
import { expectAccessible } from "./support/axe.ts";
import { expectRoomForContent, lowWindows } from "./support/content-share.ts";
import { preferScheme } from "./support/interface-scheme.ts";
import { listLocales } from "./support/list-locales.ts";
import { listSchemes } from "./support/list-schemes.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

const pages = [
  "/",
  "/pricing",
  "/legal/cookie-policy",
  "/legal/privacy-policy",
  "/legal/terms-of-service",
  "/contact",
  "/login",
  "/register",
  "/verification",
  "/forgot",
  "/reset",
  "/overview",
];

/** Lists the paths of this site that a page links to in its HTML, before any script runs. */
function listLinks(page: Page, sent: string): Promise<readonly string[]> {
  return page.evaluate((html) => {
    const sentPage = new DOMParser().parseFromString(html, "text/html");
    const links = sentPage.querySelectorAll("a[href^='/'], link[href^='/']");
    return [...links].map((link) => link.getAttribute("href")?.split("#")[0] ?? "");
  }, sent);
}

function addressOf(prefix: string, path: string): string {
  return path === "/" ? prefix || "/" : `${prefix}${path}`;
}

for (const [turn, locale] of locales.entries()) {
  test(`every page is accessible in each scheme, fits a phone, and fills half of a low window, in ${locale}`, async ({
    page,
  }) => {
    for (const [index, path] of pages.entries()) {
      const address = addressOf(prefixOf(locale), path);
      for (const scheme of listSchemes(index, turn)) {
        await preferScheme(page, scheme);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.locator("html")).toHaveAttribute("data-theme", scheme);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await expectNoSidewaysScroll(page);
        for (const size of lowWindows) await expectRoomForContent(page, size);
        await page.setViewportSize({ width: 1280, height: 720 });
        await expectAccessible(page);
      }
    }
  });
}

test("every page reachable from the home page answers 200", async ({ page, request }) => {
  const waiting = ["/", "/tr"];
  const seen = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    if (!response.headers()["content-type"]?.startsWith("text/html")) continue;
    for (const path of await listLinks(page, await response.text())) {
      if (seen.has(path)) continue;
      seen.add(path);
      waiting.push(path);
    }
  }
  for (const path of pages) {
    expect([...seen], path).toContain(path);
  }
});

for (const locale of listLocales("tr")) {
  test(`only announced pages have links without a target, in ${locale}`, async ({ page }) => {
    const announced = {
      banner: ["Resources", "Docs"],
      contentinfo: ["Changelog", "Docs", "Engineering"],
    } as const;
    const disabled = '[aria-disabled="true"]';
    for (const path of ["/", "/overview"]) {
      await page.goto(addressOf(prefixOf(locale), path));
      for (const [part, titles] of Object.entries(announced)) {
        const texts = titles.map((title) => translate(locale, title));
        const links = page.getByRole(part as keyof typeof announced).getByRole("link");
        await expect(links.and(page.locator(disabled)), part).toHaveText(texts);
      }
      await expect(page.getByRole("main").locator(`a${disabled}`)).toHaveCount(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: translate(locale, "Menu") }).click();
    const menu = page.getByRole("navigation", { name: translate(locale, "Menu") });
    await expect(menu.locator(disabled)).toHaveText([
      translate(locale, "Resources"),
      translate(locale, "Docs"),
    ]);
  });
}

for (const locale of locales) {
  test(`the home page is sent with the answers to its questions, in ${locale}`, async ({
    page,
    request,
  }) => {
    const sent = await (await request.get(addressOf(prefixOf(locale), "/"))).text();
    await page.setContent(sent.replaceAll(/<script.*?<\/script>/gs, ""));
    const answers = page.locator("main [role='group'][hidden]", { hasText: /\S/ });
    await expect(answers).toHaveCount(4);
    await expect(answers.first()).toContainText(
      translate(
        locale,
        "Nothing. It stays exactly as you typed it, on the step it fits. Roles that need more contrast use a neighboring step, and the editor shows every ratio.",
      ),
    );
  });
}

test("the footer of every page is at the bottom of the window or below it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of pages) {
    await page.goto(path);
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0), path).toBeGreaterThanOrEqual(900);
  }
});

test.describe("an unknown address", () => {
  test("is a 404 with a page that links to others", async ({ page, silentErrors }) => {
    // The Turkish page is last, because the browser remembers a page's language.
    for (const address of ["/nothing-here", "/legal/nothing", "/a/b/c/d/e", "/tr/nothing-here"]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute(
        "lang",
        address.startsWith("/tr") ? "tr" : "en",
      );
      await expectAccessible(page);
    }
    // Chromium reports the page's own status, which is expected here.
    silentErrors.allow("404");
  });

  test("below the API is a 404 in the error envelope", async ({ request }) => {
    const response = await request.get("/api/v1/nothing");
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({ data: null, meta: { errorCode: "notFound" } });
  });
});

test("Back returns to the last scroll position", async ({ page }) => {
  await page.goto("/legal/privacy-policy");
  // The shortcut works once the page is interactive.
  await page.keyboard.press("m");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  for (const name of ["Terms of service", "Cookie policy", "Pricing"]) {
    await page.evaluate(() => scrollTo(0, 600));
    const link = page.getByRole("contentinfo").getByRole("link", { name });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).not.toHaveURL(/privacy/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/privacy/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  }
});

test("an address with /en redirects to the one without, and the cookie stores the language", async ({
  page,
}) => {
  await page.goto("/en/pricing");
  await expect(page).toHaveURL("/pricing");
  await page.goto("/tr/pricing");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await page.goto("/pricing");
  await expect(page).toHaveURL("/tr/pricing");
  expect(await page.context().cookies()).toMatchObject([{ name: "locale", value: "tr" }]);
});

test("every response has the security headers", async ({ request }) => {
  for (const address of ["/", "/tr/pricing", "/overview", "/nothing-here", "/api/v1/config"]) {
    const headers = (await request.get(address)).headers();
    expect(headers["content-security-policy"], address).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"], address).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers["x-content-type-options"], address).toBe("nosniff");
    expect(headers["referrer-policy"], address).toBeTruthy();
  }
});
