import type { Page } from "@playwright/test";
import { operations } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { createProject } from "../factories/project.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** Opens the overview and waits until it follows what happens elsewhere. */
async function openOverview(page: Page): Promise<void> {
  const stream = page.waitForResponse((response) =>
    response.url().endsWith("notifications/events"),
  );
  await page.goto("/overview");
  await expect(page.getByRole("button", { name: "See what’s in Pro" })).toBeVisible();
  await stream;
}

/** Opens the provider's page from the offer of the overview. */
async function openCheckout(page: Page): Promise<string> {
  await page.goto("/overview");
  await page.getByRole("button", { name: "See what’s in Pro" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page).toHaveURL(/\/dev\/payments\/checkout\//);
  return page.url();
}

test("Pro that is bought in one tab shows in the others without losing the focus, and is bought once", async ({
  page,
  context,
  place,
}) => {
  const owner = await registerAccount(place);
  const { name, slug } = owner.organization;
  await createProject(owner, "Liman");
  await startLoggedIn(page, owner);
  await openOverview(page);
  await page.getByRole("button", { name: "See what’s in Pro" }).click();
  const offer = page.getByRole("dialog", { name: `Pro for ${name}` });
  await expect(offer).toBeVisible();
  const waiting = await context.newPage();
  await waiting.goto("/overview");
  await waiting.getByRole("button", { name: "See what’s in Pro" }).focus();

  const [buying, late] = [await context.newPage(), await context.newPage()];
  const checkout = await openCheckout(buying);
  expect(await openCheckout(late)).toBe(checkout);
  await buying.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(buying.getByRole("heading", { level: 1 })).toHaveText(`${name} is on Pro`);

  await expect(offer).toBeHidden();
  await expect(page.getByText("Pro plan", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "See what’s in Pro" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await expect(waiting.getByRole("button", { name: "Create", exact: true })).toBeFocused();

  await late.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(late.getByRole("heading", { level: 1 })).toHaveText(`${name} is on Pro`);
  await late.goto("/pricing");
  await late.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(late.getByText("This organization already has Pro.")).toBeVisible();
  await expect(late).toHaveURL("/pricing");

  await page.goto(`/${slug}/billing`);
  const payments = page.getByRole("main").getByRole("row");
  await expect(payments).toHaveCount(2);
  await Promise.all([waiting.close(), buying.close(), late.close()]);
});

test("another tab follows the organization, unless its address has one", async ({
  page,
  context,
  place,
}) => {
  const owner = await registerAccount(place);
  const body = { name: "Liman Atölyesi" };
  const second = await callOperation(owner, operations.createOrganization, { body });
  const { organization: first } = owner;
  await createProject(owner, "Liman");
  await startLoggedIn(page, owner);
  await page.goto("/overview");
  const card = (tab: Page) =>
    tab.getByRole("main").getByRole("link", { name: "Liman", exact: true });
  await expect(card(page)).toBeVisible();
  const [following, addressed] = [await context.newPage(), await context.newPage()];
  await following.goto("/overview");
  await expect(card(following)).toBeVisible();
  await addressed.goto(`/${first.slug}/general`);
  const name = addressed.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue(first.name);

  await page.getByRole("banner").getByRole("button", { name: first.name }).click();
  await page.getByRole("menuitem", { name: second.name }).click();
  for (const tab of [page, following]) {
    await expect(tab.getByRole("banner").getByRole("button", { name: second.name })).toBeVisible();
    await expect(card(tab)).toBeHidden();
  }
  await expect(name).toHaveValue(first.name);
  await addressed.reload();
  await expect(name).toHaveValue(first.name);
  await Promise.all([following.close(), addressed.close()]);
});
