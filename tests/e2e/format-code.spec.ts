import type { Page } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { addressOf } from "./support/project-address.ts";
import { startSignedIn } from "./support/start-signed-in.ts";
import { expect, test } from "./support/story.ts";

/** What only the printer of Figma's files says. */
const printed = "com.figma.modeName";

/** Whether a page's scripts so far hold the printers of formats. */
async function holdsPrinters(page: Page): Promise<boolean> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith(".js")),
  );
  const texts = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).text()),
  );
  expect(texts.length).toBeGreaterThan(5);
  return texts.some((text) => text.includes(printed));
}

test("the printers of formats load with the page of a format, and no earlier", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Light");
  await startSignedIn(page, account);
  for (const [screen, isExpected] of [
    ["colors", false],
    ["variables", false],
    ["variables/figma", true],
  ] as const) {
    await page.goto(addressOf(account, project, screen));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
    expect(await holdsPrinters(page), screen).toBe(isExpected);
  }
});
