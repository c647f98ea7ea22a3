import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { lowWindows } from "./support/content-share.ts";
import { addressOf } from "./support/project-address.ts";
import { expectScrollsIntoView } from "./support/scroll-into-view.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test("the navigation of a screen can be reached in a low window, and the bars of a dialog scroll away", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.setViewportSize(lowWindows[0]);
  await page.goto("/overview?new");
  const dialog = page.getByRole("dialog");
  const heading = dialog.getByRole("heading");
  const create = dialog.getByRole("button").last();
  await heading.scrollIntoViewIfNeeded();
  await expect(create).not.toBeInViewport();
  await expectScrollsIntoView(create);
  await expect(heading).not.toBeInViewport();

  const project = await createProject(account, "Vapur");
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    await page.goto(addressOf(account, project, "colors"));
    await expectScrollsIntoView(page.getByRole("button", { name: "Export", exact: true }));
    await page.getByRole("button", { name: "More" }).click();
    const last = page.getByRole("dialog").getByRole("link").last();
    await expectScrollsIntoView(last);
  }
});
