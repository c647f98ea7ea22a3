import type { Page } from "@playwright/test";
import { locales } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { preferScheme } from "./support/interface-scheme.ts";
import { listSchemes } from "./support/list-schemes.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll, expectWithinWindow } from "./support/sideways-scroll.ts";
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
  "motion",
  "variables",
  "variables/css",
  "variables/scss",
  "variables/less",
];

const widthsPx = [360, 390, 2560] as const;

/**
 * The widths that a screen is loaded in, each with those that its window is then brought to: in the long form each is
 * loaded; in the short one they take turns, other ones in the other language, and the window becomes as wide as the rest.
 */
function listLoads(turn: number): readonly (readonly [number, ...(readonly number[])])[] {
  if (process.env["TESSERA_FORM"] === "long") return widthsPx.map((width) => [width] as const);
  const first = widthsPx[turn % widthsPx.length] ?? widthsPx[0];
  return [[first, ...widthsPx.filter((width) => width !== first)]];
}

/** The screen stands, and nothing in it is a skeleton any more. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
}

for (const [turn, locale] of locales.entries()) {
  test.describe(`every screen in ${locale}`, () => {
    test("is accessible in its schemes", async ({ page, place }) => {
      test.setTimeout(300_000);
      const account = await registerAccount(place);
      await signIn(page, account, locale);
      await page.goto(`${prefixOf(locale)}/overview?new`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
      const overview = `${prefixOf(locale)}/overview`;
      await page.goto(overview);
      await expectLoaded(page);
      await expectAccessible(page);
      const project = await createProject(account, "Vapur");
      const addresses = screens.map((screen) => addressOf(account, project, screen, locale));
      for (const [index, address] of [overview, ...addresses].entries()) {
        for (const scheme of listSchemes(index, turn)) {
          await preferScheme(page, scheme);
          await page.goto(address);
          await expect(page.locator("html")).toHaveAttribute("data-theme", scheme);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await expectLoaded(page);
          await expectAccessible(page);
        }
      }
    });

    test("fits a phone and a wide window", async ({ page, place }) => {
      test.setTimeout(300_000);
      const account = await registerAccount(place);
      await signIn(page, account, locale);
      const project = await createProject(account, "Vapur");
      const addresses = screens.map((screen) => addressOf(account, project, screen, locale));
      for (const [index, address] of [`${prefixOf(locale)}/overview`, ...addresses].entries()) {
        for (const [first, ...others] of listLoads(index + turn)) {
          await page.setViewportSize({ width: first, height: 844 });
          await page.goto(address);
          await expectLoaded(page);
          await expectNoSidewaysScroll(page);
          if (index > 0) await expectWithinWindow(page);
          for (const width of others) {
            await page.setViewportSize({ width, height: 844 });
            await expectNoSidewaysScroll(page);
          }
        }
      }
    });
  });
}
