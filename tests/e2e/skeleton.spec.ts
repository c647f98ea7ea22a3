import type { Page, Route } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

const settings = [
  { width: 1440, height: 900, densityMode: "comfortable" },
  { width: 390, height: 844, densityMode: "comfortable" },
  { width: 1440, height: 900, densityMode: "compact" },
];

const firstTexts = {
  colors: "Base color",
  breakpoint: "Breakpoint",
  variables: "color-primary-50",
  "variables/css": "--color-primary-50",
};

for (const [screen, text] of Object.entries(firstTexts)) {
  test(`${screen} has the layout of its skeleton`, async ({ page, place }) => {
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur");
    await startLoggedIn(page, account);
    for (const { densityMode, ...size } of settings) {
      await page.setViewportSize(size);
      await page.addInitScript(
        (theme) => localStorage.setItem("theme", theme),
        JSON.stringify({ densityMode }),
      );
      const held = await delayResponses(page, `**/api/v1/ui/recipe/${project.id}`);
      await page.goto(addressOf(account, project, screen));
      await held.asked;
      const skeleton = page.locator("[aria-busy=true]");
      await expect(skeleton).toContainText("Loading...");
      const areas = ":has(> [aria-busy=true]), [aria-busy=true], [aria-busy=true] div";
      const waiting = await readBoxes(page, areas);
      held.release();
      await expect(page.locator("#main").getByText(text, { exact: false }).first()).toBeVisible();
      await expect(skeleton).toHaveCount(0);
      const coming = new Set(await readBoxes(page, "body *"));
      expect(waiting.length, "areas of the skeleton").toBeGreaterThan(4);
      expect(waiting.filter((box) => !coming.has(box))).toEqual([]);
    }
  });
}

/** Delays the responses of an address until they are released. */
async function delayResponses(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  async function hold(route: Route) {
    ask();
    await released;
    await route.continue();
  }
  await page.route(address, hold, { times: 1 });
  return { asked, release };
}

/** Returns the boxes of all elements of a selector that are in the window, in whole pixels. */
function readBoxes(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const seen = [left, top, Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      return seen.map(Math.round).join(" ");
    }),
  );
}
