import type { Page } from "@playwright/test";
import { locales } from "@tessera/contract";
import { screenPlaces } from "../../apps/web/app/navigation/screen-places.ts";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { isLong } from "../form.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectRoomForContent, lowWindows } from "./support/content-share.ts";
import { preferScheme } from "./support/interface-scheme.ts";
import { listSchemes } from "./support/list-schemes.ts";
import { addressOf } from "./support/project-address.ts";
import { expectScrollsIntoView } from "./support/scroll-into-view.ts";
import { expectNoSidewaysScroll, expectWithinWindow } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

const screensWithActions: readonly string[] = Object.values(screenPlaces).map(({ id }) => id);
const screens = [
  ...screensWithActions,
  "colors?part=status",
  "colors?part=neutral",
  "colors?part=contrast",
  "colors?part=advanced",
  "variables",
  "variables/css",
  "variables/scss",
  "variables/less",
];

const widthsPx = [360, 390, 2560] as const;

/**
 * Returns the widths at which a screen is loaded: all in the long form, alternating ones in the
 * short form; the window is resized to the others.
 */
function listLoads(turn: number): readonly number[] {
  if (isLong) return widthsPx;
  return [widthsPx[turn % widthsPx.length] ?? widthsPx[0]];
}

/** Whether axe examines a screen in a language: in the long form in each, in the short one in turns. */
function isExamined(screen: number, locale: number): boolean {
  return isLong || screen % locales.length === locale;
}

/** Waits until the screen is shown without skeletons. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
}

async function expectToFit(page: Page, loadedPx: number, isOfProject: boolean): Promise<void> {
  for (const width of [loadedPx, ...widthsPx.filter((other) => other !== loadedPx)]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    if (isOfProject && width === loadedPx) await expectWithinWindow(page);
  }
}

for (const [turn, locale] of locales.entries()) {
  test(`every screen is accessible, fits a phone and a wide window, and half of a low one is content, in ${locale}`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    const overview = `${prefixOf(locale)}/overview`;
    await page.goto(`${overview}?new`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.goto(overview);
    await expectLoaded(page);
    await expectAccessible(page);
    const project = await createProject(account, "Vapur");
    const accountButton = page.getByRole("button", {
      name: translate(locale, "Account"),
      exact: true,
    });
    for (const [index, screen] of ["overview", ...screens].entries()) {
      const address = index === 0 ? overview : addressOf(account, project, screen, locale);
      for (const scheme of listSchemes(Math.floor(index / 2), turn)) {
        await preferScheme(page, scheme);
        for (const width of listLoads(index + turn)) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(address);
          await expect(page.locator("html")).toHaveAttribute("data-theme", scheme);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await expectLoaded(page);
          await expectToFit(page, width, index > 0);
        }
        for (const size of lowWindows) {
          await expectRoomForContent(page, size);
          if (!screensWithActions.includes(screen)) continue;
          await expectScrollsIntoView(accountButton);
        }
        if (!isExamined(index, turn)) continue;
        await page.setViewportSize({ width: 1280, height: 720 });
        await expectAccessible(page);
      }
    }
  });
}
