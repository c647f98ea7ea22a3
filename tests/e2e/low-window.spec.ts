import type { Page } from "@playwright/test";
import { locales } from "@tessera/contract";
import { screenPlaces } from "../../apps/web/app/navigation/screen-places.ts";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { readContentShare } from "./support/content-share.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf } from "./support/texts.ts";

/** A window of 1280 by 1024 at 400 % zoom, and a phone on its side. */
const windows = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
] as const;

const screensWithActions = Object.values(screenPlaces).map(({ id }) => id);

const screens = [...screensWithActions, "variables", "variables/css", "variables/less"];

/** Half of the window or more shows content, and nothing reaches out at its sides. */
async function expectRoomForContent(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    const share = await readContentShare(page);
    expect(share, `${page.url()} at ${size.width}`).toBeGreaterThanOrEqual(0.5);
  }
}

for (const locale of locales) {
  test(`half of a low window is content on every screen of the editor, in ${locale}`, async ({
    page,
    place,
  }) => {
    test.setTimeout(300_000);
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur");
    await startLoggedIn(page, account);
    for (const screen of screens) {
      await page.goto(addressOf(account, project, screen, locale));
      await expectRoomForContent(page);
    }
    await page.goto(`${prefixOf(locale)}/overview`);
    await expectRoomForContent(page);
  });

  test(`half of a low window is content on the public pages, in ${locale}`, async ({ page }) => {
    test.slow();
    for (const path of ["/", "/pricing", "/legal/cookie-policy", "/login", "/register"]) {
      await page.goto(prefixOf(locale) + path);
      await expectRoomForContent(page);
    }
  });
}

test("the actions of a screen can be reached in a low window", async ({ page, place }) => {
  test.slow();
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const screen of screensWithActions) {
      await page.goto(addressOf(account, project, screen));
      const save = page.getByRole("button", { name: "Save", exact: true });
      await save.scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("button", { name: "Open navigation" }).click();
    const last = page.getByRole("dialog").getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test("the bars of a dialog scroll away in a low window", async ({ page, place }) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.setViewportSize(windows[0]);
  await page.goto("/overview?new");
  const dialog = page.getByRole("dialog");
  const heading = dialog.getByRole("heading");
  const create = dialog.getByRole("button").last();
  await heading.scrollIntoViewIfNeeded();
  await expect(create).not.toBeInViewport();
  await create.scrollIntoViewIfNeeded();
  await expect(create).toBeInViewport({ ratio: 1 });
  await expect(heading).not.toBeInViewport();
});
