import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, enter } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test("the home page in the other language shows the choices without a touch or an idle time", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.getByText("8 px", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "8 px" })).toBeChecked();
  // The clock is paused from here on, so that no idle time passes.
  await page.clock.pauseAt(3_600_000);
  await page.getByRole("link", { name: "Türkçe" }).dispatchEvent("click");
  await expect(page).toHaveURL("/tr");
  await expect(page.getByRole("radio", { name: "8 px" })).toBeChecked();
});

test("Back shows a public page in its former language", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Türkçe" }).click();
  await expect(page).toHaveURL("/tr/pricing");
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goForward();
  await expect(page).toHaveURL("/tr/pricing");
});

test("a switch of the language keeps unsaved changes without a question, and Back keeps the former language", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await enter(baseColorField(page), "#b8247a");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Türkçe" }).click();
  await expect(page).toHaveURL(addressOf(account, project, "colors", "tr"));
  await expect(baseColorField(page, "tr")).toHaveValue("#b8247a");
  await page.goBack();
  await expect(page).toHaveURL(addressOf(account, project, "colors"));
  await expect(baseColorField(page)).toHaveValue("#b8247a");
});
