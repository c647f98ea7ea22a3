import type { Page } from "@playwright/test";
import { type Account, registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, enter, expectSaved, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test("a draft survives a crash of its page: it is open again, with its undo steps, and can be saved", async ({
  page,
  context,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur", "#2447b8");
  await startLoggedIn(page, account);
  const address = addressOf(account, project, "colors");
  const crashing = await context.newPage();
  await crashing.goto(address);
  await enter(baseColorField(crashing), "#9c2f4b");
  await expect(crashing.getByRole("status").getByText("1 unsaved change")).toBeVisible();
  await expect.poll(() => countStoredDrafts(page, account)).toBe(1);
  await crash(crashing);
  await crashing.close();

  await page.goto(address);
  await expect(baseColorField(page)).toHaveValue("#9c2f4b");
  await expect(page.getByRole("status").getByText("1 unsaved change")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(baseColorField(page)).toHaveValue("#2447b8");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(baseColorField(page)).toHaveValue("#9c2f4b");
  await saveButton(page).click();
  await expectSaved(page, 2);
  await page.reload();
  await expect(baseColorField(page)).toHaveValue("#9c2f4b");
});

/** Counts the drafts of a user that the browser stores, read from another page of the site. */
function countStoredDrafts(page: Page, { user }: Account): Promise<number> {
  return page.evaluate(
    (beginning) => Object.keys(localStorage).filter((key) => key.startsWith(beginning)).length,
    `draft:${user.id}:`,
  );
}

/** Ends the process of a page without any of its events, as a crash does. */
async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // The crash leaves the command without an answer.
  void devtools.send("Page.crash").catch(() => undefined);
  await crashed;
}
