import { editorScreens } from "../../apps/web/app/navigation/screen-places.ts";
import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, enter, expectSaved, saveButton, screenLink } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** Every screen of the editor; the first one is opened again at the end. */
const screens = [...editorScreens.filter((id) => id !== "colors"), "colors"];

test("without a network every screen opens, an edit stays, and it is saved when the network is back", async ({
  page,
  place,
  context,
  silentErrors,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  const lastScreen = page.waitForResponse(/\/variables-format-screen-[^/]*\.js$/);
  await page.goto(addressOf(account, project, "colors"));
  await expect(baseColorField(page)).toBeVisible();
  await (await lastScreen).finished();
  await context.setOffline(true);

  await enter(baseColorField(page), "#6b2d4f");
  for (const id of screens) {
    await screenLink(page, id).click();
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await expect(baseColorField(page)).toHaveValue("#6b2d4f");
  await context.setOffline(false);
  await saveButton(page).click();
  await expectSaved(page, 2);
  silentErrors.allow("DISCONNECTED");
});

test("a screen that fails to load shows a message, keeps the draft, and opens on retry", async ({
  page,
  place,
  silentErrors,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.route(/\/radii-screen-[^/]*\.js$/, (route) => route.abort());
  await page.goto(addressOf(account, project, "colors"));
  await enter(baseColorField(page), "#6b2d4f");
  await screenLink(page, "radii").click();
  await expect(page.getByRole("heading", { name: "This screen didn’t load" })).toBeVisible();
  await expect(page.getByRole("status").getByText("1 unsaved change")).toBeVisible();
  await page.unroute(/\/radii-screen-[^/]*\.js$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Radii" })).toBeVisible();
  silentErrors.allow("ERR_FAILED");
});
