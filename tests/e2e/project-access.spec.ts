import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test("another user's project looks like one that does not exist", async ({ page, place }) => {
  const owner = await registerAccount(place, "Owner");
  const project = await createProject(owner, "Vapur");
  const stranger = await registerAccount(place, "Stranger");
  await createProject(stranger, "Own");

  await startLoggedIn(page, stranger);
  await page.goto(addressOf(owner, project, "colors"));
  const title = page.getByText("Design system not found");
  await expect(title).toBeVisible();
  const foreign = await page.getByRole("main").innerText();
  await expect(baseColorField(page)).toBeHidden();

  await page.goto(addressOf(stranger, { slug: "never-made" as never }, "colors"));
  await expect(title).toBeVisible();
  expect(await page.getByRole("main").innerText()).toBe(foreign);
});

test("an address without a design system or format has the title of a missing page", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await expect(page).toHaveTitle("Colors · Tessera");
  for (const address of [
    addressOf(account, { slug: "nothing" }, "colors"),
    addressOf(account, project, "variables/nothing"),
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: /not found/ })).toBeVisible();
    await expect(page).toHaveTitle("Page not found · Tessera");
  }
});
