import type { Browser, Locator } from "@playwright/test";
import type { Project } from "@tessera/contract";
import type { Account } from "../../tests/factories/account.ts";
import { openLoggedIn } from "../log-in.ts";
import type { Subject } from "./measure-gesture.ts";
import { findPreview } from "./watch-shown.ts";

/** The colors screen of a project, with the hue slider of the base color. */
export type ColorsScreen = Subject & { readonly hue: Locator };

/** How the colors screen is opened. */
type ScreenOptions = {
  /** The template of the preview; the first one by default. */
  readonly template?: string;
  /** The size of the window in px. */
  readonly viewport?: { readonly width: number; readonly height: number };
};

/** Opens the colors screen of a project for a person who has logged in. */
export async function openColors(
  browser: Browser,
  account: Account,
  project: Project,
  { template, viewport = { width: 1440, height: 900 } }: ScreenOptions = {},
): Promise<ColorsScreen> {
  const context = await openLoggedIn(browser, account.origin, account);
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const path = `/${account.organization.slug}/${project.slug}/design-system/colors`;
  await page.goto(template === undefined ? path : `${path}?template=${template}`);
  const picker = page.getByRole("group", { name: "Base color", exact: true });
  const text = picker.getByRole("textbox", { name: "Color", exact: true });
  const initialColor = await text.inputValue();
  return {
    browser,
    page,
    preview: await findPreview(page),
    hue: picker.getByRole("slider", { name: "Hue", exact: false }),
    reset: async () => {
      await text.fill(initialColor);
      await text.press("Tab");
    },
  };
}
