import { operations, type Role } from "@tessera/contract";
import { type Account, type Place, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { addMember } from "../factories/member.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

async function archiveOne(place: Place) {
  const owner = await registerAccount(place, "Olcay Sahip");
  await storePlan(place, owner, "pro");
  const project = await createProject(owner, "Liman", "#c81e1e");
  const params = { projectId: project.id };
  await callOperation(owner, operations.archiveProject, { params });
  return { owner, address: addressOf(owner, project, "colors") };
}

async function addPerson(place: Place, owner: Account, role: Role): Promise<Account> {
  const person = await registerAccount(place, "Ece Üye");
  await addMember(place, owner, person, role);
  return person;
}

test("an archived design system opens read-only, and an editor restores it from the editor", async ({
  page,
  place,
}) => {
  const { owner, address } = await archiveOne(place);
  await startLoggedIn(page, await addPerson(place, owner, "editor"));
  await page.goto(address);
  const reason = "This design system is archived. Restore it to edit it.";
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText("#c81e1e").first()).toBeVisible();
  await expect(baseColorField(page)).not.toBeEditable();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/${owner.organization.slug}/general`);
  const navigation = page.getByRole("navigation", { name: "Settings" });
  await expect(navigation.getByRole("link", { name: "Liman" })).toContainText("Archived");
  await navigation.getByRole("link", { name: "Liman" }).click();
  await expect(page).toHaveURL(address.replace("design-system/colors", "general"));
  await page.goto(address);
  await page.getByRole("button", { name: "Restore" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Liman is restored")).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(0);
  await baseColorField(page).fill("#1e4fc8");
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
});

test("a viewer opens an archived design system in Turkish, and is not offered to restore it", async ({
  page,
  place,
}) => {
  const { owner, address } = await archiveOne(place);
  await startLoggedIn(page, await addPerson(place, owner, "viewer"));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/tr${address}`);
  await expect(
    page.getByText(translate("tr", "You have view access. Ask an admin for edit access.")),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: translate("tr", "Restore") })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
