import type { Page } from "@playwright/test";
import { operations } from "@tessera/contract";
import { type Account, type Place, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField } from "./support/editor.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

test("a project is duplicated under its own name, archived, restored, moved and deleted", async ({
  page,
  place,
}) => {
  const owner = await registerOwner(place);
  const target = await callOperation(owner, operations.createOrganization, {
    body: { name: "Deneme Atölyesi" },
  });
  await createProject(owner, "Liman");
  await startLoggedIn(page, owner);
  await page.goto("/overview");

  await choose(page, "Duplicate", 0);
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: "Name of the copy" });
  await expect(name).toHaveValue("Copy of Liman");
  await expect(dialog.getByText("4 places are left on Pro.")).toBeVisible();
  await expectAccessible(page);
  await name.fill("a/b");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Liman");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0).getByText("liman-2", { exact: true })).toBeVisible();
  await expect(cards.nth(1).getByText("liman", { exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: owner.organization.name }).click();
  await expect(page.getByRole("menuitem", { name: /^Liman/ })).toHaveText([
    "Liman (liman)",
    "Liman (liman-2)",
  ]);
  // A menu closes with Escape once it has the focus, a frame after its items are shown.
  await expect(page.getByRole("menu")).toBeFocused();
  await page.keyboard.press("Escape");

  await choose(page, "Archive", 0);
  const message = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await message.getByRole("button", { name: "Archive" }).click();
  await expect(cards).toHaveCount(1);
  await filterBy(page, "Archived");
  await expect(cards).toHaveCount(1);
  await choose(page, "Restore", 0);
  await message.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Nothing is archived.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(cards).toHaveCount(2);

  await page.getByRole("button", { name: "Table" }).click();
  await page.reload();
  const row = page.getByRole("row", { name: /liman-2/ });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: "Actions for Liman" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await message.getByRole("textbox").fill("Liman");
  await message.getByRole("button", { name: "Delete design system" }).click();
  await expect(row).toBeHidden();

  await page.getByRole("button", { name: "Actions for Liman" }).click();
  await page.getByRole("menuitem", { name: "Move" }).click();
  await dialog.getByRole("button", { name: "Organization" }).click();
  await page.getByRole("option", { name: target.name }).click();
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(page.getByText(`Liman is now in ${target.name}`)).toBeVisible();
  await page.goto(`/${target.slug}/liman/general`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liman");
});

test("a new design system starts from a preset, and the plan’s limit is shown before", async ({
  page,
  place,
}) => {
  await startLoggedIn(page, await registerAccount(place));
  await page.goto("/overview?new");
  const dialog = page.getByRole("dialog", { name: "New design system" });
  await expect(dialog.getByText("One place is left on Free.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Fırın");
  await dialog.getByRole("radio", { name: "Share code" }).click();
  await dialog.getByRole("button", { name: "Create design system" }).click();
  await expect(dialog.getByRole("textbox", { name: "Share code" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await dialog.getByRole("radio", { name: "Preset" }).click();
  await dialog.getByText("Kiln", { exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create design system" }).click();
  await expect(baseColorField(page)).toHaveValue("#d9480f");
});

test("a project gets another name and address in Turkish, and its share link works without an account until it is revoked", async ({
  page,
  browser,
  place,
}) => {
  const t = (text: string) => translate("tr", text);
  const owner = await registerOwner(place);
  const project = await createProject(owner, "Liman");
  await startLoggedIn(page, owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/tr/${owner.organization.slug}/${project.slug}/general`);
  await page.getByRole("textbox", { name: t("Name"), exact: true }).fill("Kıyı");
  await page.getByRole("button", { name: t("Save"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kıyı");
  const general = `/tr/${owner.organization.slug}/${project.slug}/general`;
  await page.getByRole("textbox", { name: t("Address") }).fill("kiyi");
  await page.getByRole("button", { name: t("Save"), exact: true }).click();
  await expect(page).toHaveURL(general.replace(project.slug, "kiyi"));
  await page.goto(general);
  await expect(page).toHaveURL(general.replace(project.slug, "kiyi"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kıyı");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: t("Create link") }).click();
  const link = page.getByRole("textbox", { name: t("Link") });
  await expect(link).toHaveValue(/\/tr\/share#[\w-]{43}$/);
  const address = await link.inputValue();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Kıyı");
  await expect(visitor.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(visitor.locator("[data-template=dashboard]")).toContainText("Kovan");
  await visitor.getByRole("searchbox", { name: t("Search tokens") }).fill("primary-600");
  await expect(
    visitor.getByRole("region", { name: t("Tokens") }).getByRole("definition"),
  ).toHaveCount(1);
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  await page.getByRole("button", { name: t("Revoke link") }).click();
  await expect(page.getByRole("button", { name: t("Create link") })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
    t("This link no longer works"),
  );
  await context.close();
});

async function registerOwner(place: Place): Promise<Account> {
  const owner = await registerAccount(place, "Olcay Sahip");
  await storePlan(place, owner, "pro");
  return owner;
}

/** Opens the menu of a card and chooses an item. */
async function choose(page: Page, item: string, card: number): Promise<void> {
  const actions = page
    .getByRole("article")
    .nth(card)
    .getByRole("button", { name: /^Actions for/ });
  await actions.click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function filterBy(page: Page, filter: string): Promise<void> {
  await page.getByRole("button", { name: "Filter design systems" }).click();
  await page.getByRole("option", { name: filter, exact: true }).click();
}
