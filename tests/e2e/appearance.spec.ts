import type { Locator, Page } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { isLong } from "../form.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, screenLink } from "./support/editor.ts";
import { preferTheme } from "./support/interface-scheme.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

const widths = [390, 760, 1101, 1600];
const loading = { en: "settings are loading..", tr: "ayarları yükleniyor.." } as const;
const applyNow = { en: "Apply now", tr: "Şimdi uygula" } as const;

for (const locale of listLocales("tr")) {
  test(`changes the interface's settings from the account menu, in ${locale}`, async ({
    page,
    place,
  }) => {
    await startLoggedIn(page, await registerAccount(place));
    await page.goto(`${prefixOf(locale)}/overview`);
    const html = page.locator("html");
    const menu = page.getByRole("button", { name: translate(locale, "Account") });
    await menu.click();
    await page.getByRole("menuitem", { name: translate(locale, "Appearance") }).click();
    await expect(page).toHaveURL(`${prefixOf(locale)}/account/appearance`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectAccessible(page);
    const main = page.getByRole("main");
    const choice = (text: string) => main.getByRole("radio", { name: translate(locale, text) });

    // The arrow keys move among the pictures, and Enter chooses.
    await choice("Dark").press("ArrowLeft");
    await expect(choice("Light")).toBeFocused();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("Enter");
    await expect(choice("Light")).toBeChecked();
    await expect(html).toHaveAttribute("data-theme", "light");
    await expect(page.locator("body")).toHaveClass("light");
    await expectAccessible(page);

    await choice("Full").click();
    await expect(page.getByRole("alertdialog", { name: loading[locale] })).toBeVisible();
    await expect(html).toHaveAttribute("data-width", "compact");
    await expectAccessible(page);
    const apply = page.getByRole("button", { name: applyNow[locale] });
    await expect(apply).toBeFocused();
    await apply.press("Enter");
    await expect(html).toHaveAttribute("data-width", "full");
    await expect(html).toHaveAttribute("data-theme", "light");
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(menu).toBeVisible();
  });
}

test("another tab applies a setting at once and preserves what is typed there", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  const email = page.getByRole("main").getByLabel("Email", { exact: true });
  await email.fill("elif@acme.example");
  const other = await context.newPage();
  await other.goto("/pricing");
  await other.evaluate(() =>
    localStorage.setItem("theme", JSON.stringify({ densityMode: "compact" })),
  );
  await expect(page.locator("html")).toHaveAttribute("data-density", "compact");
  await expect(email).toHaveValue("elif@acme.example");
});

test("applies a setting and shows a message when the page cannot reload, and no reload follows", async ({
  page,
  place,
  context,
  silentErrors,
}) => {
  await page.clock.install();
  await startLoggedIn(page, await registerAccount(place));
  await page.goto("/overview");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Appearance" }).click();
  const full = page.getByRole("main").getByRole("radio", { name: "Full" });
  await full.waitFor();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.locator("html").evaluate((html) => html.setAttribute("data-old", ""));
  await full.click();
  await expect(page.locator("html")).toHaveAttribute("data-width", "full");
  await expect(page.getByText("Your settings are saved and applied.")).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.locator("html[data-old]")).toBeAttached();
  await expect(page.getByRole("alertdialog", { name: loading.en })).toBeHidden();
  silentErrors.allow("DISCONNECTED");
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-width", "full");
});

/** The short form sees each option once. */
const navigations = [
  { contentDirection: "vertical", navigationType: "collapsed" },
  { contentDirection: "horizontal", navigationType: "expanded" },
  { contentDirection: "vertical", navigationType: "expanded" },
  { contentDirection: "horizontal", navigationType: "collapsed" },
] as const;

for (const { contentDirection, navigationType } of isLong ? navigations : navigations.slice(0, 2)) {
  test(`the editor's navigation is ${contentDirection} and ${navigationType} at every width`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur");
    await preferTheme(page, { contentDirection, navigationType });
    await startLoggedIn(page, account);
    await page.goto(addressOf(account, project, "colors"));
    await expect(baseColorField(page)).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectBeside(page, width, contentDirection, navigationType);
    }
    await expectAccessible(page);
    const navigation = page.getByRole("navigation", { name: "Design system" });
    await screenLink(page, "typography").click();
    await expect(page).toHaveURL(/typography$/);
    await expect(screenLink(page, "typography")).toHaveAttribute("aria-current", "page");
    const isRail = contentDirection === "vertical" && navigationType === "collapsed";
    if (isRail) await navigation.getByRole("button", { name: "All" }).click();
    await page
      .getByRole("button", { name: /Variables$/ })
      .first()
      .click();
    await page.getByRole("link", { name: "SCSS", exact: true }).click();
    await expect(page).toHaveURL(/variables\/scss$/);
  });
}

/**
 * Checks that the navigation is at its side with its width and the screen starts next to it; a phone
 * has it at the bottom, and the tree needs a wide window.
 */
async function expectBeside(
  page: Page,
  width: number,
  direction: "vertical" | "horizontal",
  type: "expanded" | "collapsed",
): Promise<void> {
  const navigation = page.getByRole("navigation", { name: "Design system" });
  await expect(navigation).toBeVisible();
  const side = await boxOf(navigation);
  const screen = await boxOf(page.getByRole("main"));
  const header = await boxOf(page.getByRole("banner"));
  if (width <= 760) {
    expect(side.y).toBeGreaterThanOrEqual(screen.y + screen.height);
    return;
  }
  expect(side.y).toBeGreaterThanOrEqual(header.y + header.height);
  if (direction === "vertical") {
    expect(side.width).toBe(type === "expanded" && width > 1536 ? 286 : 72);
    expect(screen.x).toBeGreaterThanOrEqual(side.x + side.width);
  } else {
    expect(screen.y).toBeGreaterThanOrEqual(side.y + side.height);
    expect(side.width).toBe(width);
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not visible on the page.`);
  return box;
}

test("the overview's column is 1200 px wide, or as wide as a smaller window", async ({
  page,
  place,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startLoggedIn(page, await registerAccount(place));
  await page.goto("/overview");
  const column = page.getByRole("main").locator("> *").first();
  await expect(column).toHaveCSS("width", "1200px");
  await preferTheme(page, { contentWidth: "full" });
  await page.reload();
  await expect(column).toHaveCSS("width", "1440px");
});

for (const locale of listLocales("en")) {
  test(`the first Tab stop is a link to the content, in ${locale}`, async ({ page }) => {
    for (const path of ["/pricing", "/overview"]) {
      await page.goto(`${prefixOf(locale)}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const skip = page.getByRole("link", { name: translate(locale, "Skip to content") });
      await page.keyboard.press("Tab");
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      const isInside = await page
        .getByRole("main")
        .evaluate((main) => main.contains(document.activeElement));
      expect(isInside, path).toBe(true);
    }
  });
}
