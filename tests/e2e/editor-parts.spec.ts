import type { Page } from "@playwright/test";
import { locales, type Locale } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { isLong } from "../form.ts";
import { expectAccessible } from "./support/axe.ts";
import { preferScheme } from "./support/interface-scheme.ts";
import { listSchemes } from "./support/list-schemes.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

/** A part of the editor that opens over a screen, and what opens it. */
type Part = {
  readonly name: string;
  readonly screen: string;
  readonly open?: (page: Page, locale: Locale) => Promise<void>;
  /** Opens in a popover: the hidden buttons that close one are outside of its dialog. */
  readonly isPopover?: boolean;
};

/** Presses a button of the window by its text. */
function press(text: string) {
  return async (page: Page, locale: Locale) => {
    await page
      .getByRole("button", { name: translate(locale, text), exact: true })
      .first()
      .click();
  };
}

const parts: readonly Part[] = [
  { name: "tokens", screen: "design-system/tokens" },
  { name: "one token", screen: "design-system/tokens?token=color.action-solid" },
  { name: "history", screen: "versions" },
  {
    name: "export",
    screen: "design-system/colors",
    open: async (page, locale) => {
      // The sheet and the button that opens it differ in Turkish.
      await page.getByRole("banner").getByRole("button", { name: exportOf[locale] }).click();
      await expect(page.getByRole("dialog").getByRole("region").first()).toBeVisible();
    },
  },
  {
    name: "presets",
    screen: "design-system/radii",
    open: async (page, locale) => {
      await press("Presets")(page, locale);
      // The panel takes the place of the screen once it has loaded.
      const title = page.getByRole("heading", { level: 1, name: translate(locale, "Presets") });
      await expect(title).toBeVisible();
    },
  },
  {
    name: "share",
    screen: "design-system/spacing",
    open: async (page, locale) => {
      await press("Share")(page, locale);
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "settings of the preview",
    screen: "design-system/motion",
    open: press("Preview settings"),
    isPopover: true,
  },
  {
    name: "templates",
    screen: "design-system/borders",
    isPopover: true,
    open: async (page, locale) => {
      const name = translate(locale, "Template: {title}").split("{")[0] ?? "";
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  {
    name: "commands",
    screen: "design-system/shadows",
    open: async (page) => {
      await page.keyboard.press("ControlOrMeta+K");
      await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
    },
  },
];

const exportOf = { en: "Export", tr: "Dışa aktar" } as const;

/** The widths that what is open is resized to, after 1280. */
const widthsPx = [360, 390, 768, 2560] as const;

for (const [turn, locale] of locales.entries()) {
  test(`what opens in the editor is accessible and fits every width, in ${locale}`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    for (const scheme of listSchemes(0, turn)) {
      await preferScheme(page, scheme);
      await page.goto(`${prefixOf(locale)}/start`);
      await expect(page.getByRole("main").getByRole("button").nth(5)).toBeVisible();
      await expectToHold(page);
    }
    const project = await createProject(account, "Vapur");
    for (const [index, { screen, open, isPopover }] of parts.entries()) {
      const address = addressOf(account, project, "", locale).replace("design-system/", screen);
      for (const scheme of listSchemes(index, turn)) {
        await preferScheme(page, scheme);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
        await open?.(page, locale);
        await expectToHold(page, isPopover ? ["region"] : []);
      }
    }
  });
}

/** Checks what is open with axe, also on a phone in the long form, and that no width scrolls sideways. */
async function expectToHold(page: Page, rulesOff: readonly string[] = []): Promise<void> {
  await expectAccessible(page, rulesOff);
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    if (isLong && width === 390) await expectAccessible(page, rulesOff);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
