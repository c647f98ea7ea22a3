import type { Page } from "@playwright/test";
import { type Account, registerAccount } from "../factories/account.ts";
import { addMember } from "../factories/member.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, enterStatus, expectSaved, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** The stream starts once the editor is shown and idle, which takes long on a busy machine. */
const patient = { timeout: 45_000 };

/** React Aria puts the hidden buttons that close a popover outside of its dialog. */
const popoverRules = ["region"];

async function open(page: Page, account: Account, address: string): Promise<void> {
  await startLoggedIn(page, account);
  await page.goto(address);
  await expect(baseColorField(page)).toBeVisible();
}

test("two people see each other, and one takes in what the other saves: merged, undone, and with values to choose", async ({
  page,
  browser,
  place,
}) => {
  const [owner, member] = await Promise.all([
    registerAccount(place, "Deniz Kaya"),
    registerAccount(place, "Elif Demir"),
  ]);
  await storePlan(place, owner, "pro");
  await addMember(place, owner, member, "editor");
  const address = addressOf(owner, await createProject(owner, "Vapur", "#2447b8"), "colors");
  const context = await browser.newContext({ baseURL: owner.origin });
  const second = await context.newPage();
  await Promise.all([open(page, owner, address), open(second, member, address)]);
  const here = page.getByRole("button", { name: "Here now: Elif Demir" });
  await expect(here).toBeVisible(patient);
  await expect(second.getByRole("button", { name: "Here now: Deniz Kaya" })).toBeVisible(patient);

  await enterStatus(second, "Danger", "#b91c1c");
  await enter(baseColorField(page), "#0d9488");
  await saveButton(page).click();
  await expectSaved(page, 2);
  const notice = "Deniz Kaya saved revision 2 while you were editing.";
  await expect(second.getByText(notice).first()).toBeVisible(patient);
  // The notice leaves the pages and the names of the header as they are.
  const header = second.getByRole("banner");
  await expect(header.getByRole("link", { name: "Overview" })).toBeVisible();
  await expect(header.getByText("Docs")).toBeVisible();
  await expect.poll(() => header.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await second.getByRole("button", { name: "Show", exact: true }).click();
  const changes = second.getByRole("dialog", { name: notice });
  await expect(changes).toContainText("What Deniz Kaya changed");
  await expect(changes).toContainText("#2447b8");
  await expect(changes).toContainText("#0d9488");
  await expectAccessible(second, popoverRules);
  await changes.getByRole("button", { name: "Later" }).click();
  await second.setViewportSize({ width: 390, height: 844 });
  await second.getByRole("button", { name: "Show", exact: true }).click();
  await expect(changes.getByRole("button", { name: "Take in" })).toBeInViewport();
  await second.keyboard.press("Escape");
  await second.setViewportSize({ width: 1280, height: 720 });
  await second.getByRole("button", { name: "Show", exact: true }).click();
  await changes.getByRole("button", { name: "Take in" }).click();
  await expect(second.getByRole("button", { name: "1 unsaved change" })).toBeVisible();
  await expect(second.getByRole("button", { name: "Show", exact: true })).toHaveCount(0);
  await second.getByRole("button", { name: "Undo: Merged save" }).click();
  await expect(second.getByRole("button", { name: "2 unsaved changes" })).toBeVisible();
  await second.getByRole("button", { name: "Redo: Merged save" }).click();
  await saveButton(second).click();
  await expectSaved(second, 3);

  // Without unsaved changes the first browser only updates.
  await expect(page.getByText("Elif Demir saved revision 3.").first()).toBeVisible(patient);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
  await expectSaved(page, 3);

  await enter(baseColorField(page), "#6b2d4f");
  await saveButton(page).click();
  await expectSaved(page, 4);
  await second.goto(address);
  await expect(baseColorField(second)).toHaveValue("#6b2d4f");
  await enter(baseColorField(second), "#d9480f");
  await expect(here).toBeVisible(patient);
  await enter(baseColorField(page), "#2f8f6b");
  await saveButton(page).click();
  await expectSaved(page, 5);
  await second.getByRole("button", { name: "Show", exact: true }).click(patient);
  const collision = second.getByRole("dialog");
  await expect(collision).toContainText("1 setting was changed on both sides");
  await collision.getByRole("button", { name: "Take in" }).click();
  const choice = second.getByRole("dialog", { name: "Deniz Kaya saved revision 5" });
  await choice.getByText("Keep mine").click();
  await choice.getByRole("button", { name: "Save" }).click();
  await expectSaved(second, 6);

  await context.close();
  await expect(here).toHaveCount(0, patient);
});
