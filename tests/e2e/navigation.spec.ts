import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, enter } from "./support/editor.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test("a link opens another tab with a modifier, and the shown address adds no entry to the history", async ({
  page,
}) => {
  await page.goto("/pricing");
  // The shortcut works once the page is interactive.
  await page.keyboard.press("m");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const home = page.getByRole("banner").getByRole("link", { name: "Tessera" });
  const opening = page.context().waitForEvent("page");
  await home.click({ modifiers: ["ControlOrMeta"] });
  const other = await opening;
  await expect(other).toHaveURL("/");
  await other.close();
  await expect(page).toHaveURL("/pricing");
  for (const _ of ["from the other page", "from the same page"]) {
    await home.click();
    await expect(page).toHaveURL("/");
  }
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
});

test("Back with unsaved work asks first, and returns to the page before once the work is discarded", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto("/overview?new");
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL("/overview");
  await page.getByRole("link", { name: "Vapur", exact: true }).click();
  await enter(baseColorField(page), "#6b2d4f");
  const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(baseColorField(page)).toHaveValue("#6b2d4f");
  await expect(page).toHaveURL(/\/design-system\/colors$/);
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL("/overview");
  await expect(page.getByRole("link", { name: "Vapur", exact: true })).toBeVisible();
});

test("a tooltip closes when the page changes under a resting pointer", async ({ page, place }) => {
  await startLoggedIn(page, await registerAccount(place));
  await page.goto("/account/settings");
  await page.locator('a[href="/overview"]').first().click();
  await expect(page).toHaveURL("/overview");
  const tip = page.getByRole("tooltip");
  await page.getByRole("banner").getByRole("button", { name: "feedback" }).hover();
  await expect(tip).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/account/settings");
  await expect(tip).toBeHidden();
});
