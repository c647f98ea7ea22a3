import type { Page } from "@playwright/test";
import { type Place, registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

async function openColors(page: Page, place: Place) {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await expect(baseColorField(page)).toBeVisible();
}

async function expectHeadingFocused(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}

test("a page opened by a link of the header focuses its heading", async ({ page, place }) => {
  await openColors(page, place);
  await page.getByRole("link", { name: "Overview" }).first().click();
  await expect(page).toHaveURL("/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Configure" }).first().click();
  await expect(baseColorField(page)).toBeVisible();
  await expectHeadingFocused(page, "Colors");
});

test("a screen chosen in the palette or in the drawer of a phone focuses its heading", async ({
  page,
  place,
}) => {
  await openColors(page, place);
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("dialog", { name: "Commands" }).getByRole("combobox").fill("motion");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/motion$/);
  await expectHeadingFocused(page, "Motion");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "More" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Shadows/ })
    .click();
  await expect(page).toHaveURL(/\/shadows$/);
  await expectHeadingFocused(page, "Shadows");
});
