import type { Page } from "@playwright/test";
import { locales } from "@tessera/contract";
import { modeAxes } from "@tessera/engine";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { preferScheme } from "./support/interface-scheme.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf } from "./support/texts.ts";

const screens = [
  "colors",
  "typography",
  "shadows",
  "radii",
  "size",
  "spacing",
  "z-indices",
  "breakpoint",
  "variables",
  "variables/css",
  "variables/scss",
];

/** The screen stands, and nothing in it is a skeleton any more. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
}

for (const locale of locales) {
  test.describe(`every screen in ${locale}`, () => {
    for (const scheme of modeAxes.scheme) {
      test(`is accessible in the ${scheme} scheme`, async ({ page, place }) => {
        test.slow();
        const account = await registerAccount(place);
        await preferScheme(page, scheme);
        await signIn(page, account, locale);
        await expectAccessible(page);
        await page.goto(`${prefixOf(locale)}/overview?new`);
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectAccessible(page);
        const project = await createProject(account, "Vapur");
        const addresses = screens.map((screen) => addressOf(account, project, screen, locale));
        for (const address of [`${prefixOf(locale)}/overview`, ...addresses]) {
          await page.goto(address);
          await expect(page.locator("html")).toHaveAttribute("data-theme", scheme);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await expectLoaded(page);
          await expectAccessible(page);
        }
      });
    }

    test("fits a phone and a wide window", async ({ page, place }) => {
      test.slow();
      const account = await registerAccount(place);
      await signIn(page, account, locale);
      const project = await createProject(account, "Vapur");
      const addresses = screens.map((screen) => addressOf(account, project, screen, locale));
      for (const address of [`${prefixOf(locale)}/overview`, ...addresses]) {
        for (const width of [360, 390, 2560]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(address);
          await expectLoaded(page);
          await expectNoSidewaysScroll(page);
        }
      }
    });
  });
}
