import type { Page } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

/** Buys Pro for a month, in the browser. */
async function buyMonthly(page: Page): Promise<void> {
  await page.goto("/pricing");
  await page.getByRole("radio", { name: "Monthly" }).click();
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await expect(page).toHaveURL(/\/dev\/payments\/checkout\//);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("is on Pro");
}

test("an owner switches to annual, cancels, resumes and is refunded", async ({ page, place }) => {
  const owner = await registerAccount(place);
  await startLoggedIn(page, owner);
  await buyMonthly(page);
  await page.getByRole("link", { name: "Plan & Billing" }).first().click();
  await expect(page).toHaveURL(`/${owner.organization.slug}/billing`);
  const main = page.getByRole("main");
  await expect(main).toContainText("Monthly, renews on");
  await expect(main.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);

  await main.getByRole("button", { name: "Switch to annual" }).click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog).toContainText("$79.20");
  await expect(dialog).toContainText("Estimate, before tax");
  await expect(dialog.getByRole("button", { name: "Keep monthly" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Switch to annual" }).click();
  await expect(main).toContainText("Annual, renews on");
  await expect(main.getByRole("row")).toHaveCount(3);

  const download = page.waitForEvent("download");
  await main
    .getByRole("button", { name: /^Receipt/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.html$/);

  await main.getByRole("button", { name: "Add details" }).click();
  await dialog.getByRole("textbox", { name: "Company" }).fill("Işık Tasarım Ltd. Şti.");
  await dialog.getByRole("textbox", { name: "Address" }).fill("Caferağa Mah. 14\nİstanbul");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText("Işık Tasarım Ltd. Şti.");

  await main.getByRole("button", { name: "Cancel Pro" }).click();
  await dialog.getByRole("button", { name: "Cancel Pro" }).click();
  await expect(main).toContainText("Ends on");
  await main.getByRole("button", { name: "Resume Pro" }).click();
  await expect(main).toContainText("Annual, renews on");

  await main.getByRole("button", { name: "Request refund" }).click();
  await dialog.getByRole("button", { name: "Refund and end Pro" }).click();
  await expect(main.getByRole("button", { name: "Back to Pro" })).toBeVisible();
  await expect(main).toContainText("Refunded");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/tr/${owner.organization.slug}/billing`);
  await expect(main.getByRole("button", { name: translate("tr", "Back to Pro") })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a planned deletion names what it does to the renewal, and hides what is refused until its undo", async ({
  page,
  place,
}) => {
  const owner = await registerAccount(place);
  const { name, slug } = owner.organization;
  await startLoggedIn(page, owner);
  await buyMonthly(page);
  const main = page.getByRole("main");
  const dialog = page.getByRole("alertdialog");
  const renews = "If the deletion is undone, it renews again.";
  const ends = "After that, undoing the deletion doesn’t bring it back.";
  const askForDeletion = async () => {
    await page.goto(`/${slug}/general`);
    await page.getByRole("button", { name: "Delete organization" }).click();
    await expect(dialog).toContainText("Members can still see");
  };
  await askForDeletion();
  await expect(dialog).toContainText(renews);
  await expectAccessible(page);
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: "Delete organization" }).click();
  await page.goto(`/${slug}/billing`);
  await expect(main).toContainText("will be deleted on");
  await expect(main.getByRole("row")).toHaveCount(2);
  await expect(main.getByRole("button", { name: /Pro$|annual|refund|details|card/ })).toHaveCount(
    0,
  );
  await main.getByRole("button", { name: `Keep ${name}` }).click();
  await expect(main.getByRole("button", { name: "Switch to annual" })).toBeVisible();

  // The answer of the server, with another end of the period.
  let days = 6;
  await page.route("**/api/v1/organizations/*/subscription", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const renewsAt = new Date(Date.now() + days * 86_400_000).toISOString();
    Object.assign(answer.data.subscription, { state: "active", renewsAt, endsAt: null });
    await route.fulfill({ response, json: answer });
  });
  await askForDeletion();
  await expect(dialog).toContainText(ends);
  await expect(dialog).not.toContainText(renews);
  days = 8;
  await askForDeletion();
  await expect(dialog).toContainText(renews);
  await page.unrouteAll();

  await expect(async () => {
    await page.goto(`/${slug}/billing`);
    await main.getByRole("button", { name: "Cancel Pro" }).click({ timeout: 5_000 });
  }).toPass();
  await dialog.getByRole("button", { name: "Cancel Pro" }).click();
  await expect(main).toContainText("Ends on");
  const isRead = page.waitForResponse(/\/organizations\/[^/]+\/subscription$/);
  await askForDeletion();
  await isRead;
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
});

test("a failed payment is shown, and where the card is changed", async ({ page, place }) => {
  const owner = await registerAccount(place);
  const billing = `/${owner.organization.slug}/billing`;
  await startLoggedIn(page, owner);
  await buyMonthly(page);
  await page.goto(billing);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Update card" }).click();
  await expect(page).toHaveURL(/\/dev\/payments\/portal/);
  const id = await main.locator("input[name=subscription]").first().inputValue();
  await main.getByLabel("Card").selectOption("4000000000000002");
  await main.getByRole("button", { name: "Update card" }).click();
  await expect(main.getByLabel("Card")).toHaveValue("4000000000000002");
  await page.request.post("/dev/payments/controls", { form: { act: "renew", id } });
  await expect(async () => {
    await page.goto(billing);
    await expect(main).toContainText("Overdue", { timeout: 5_000 });
  }).toPass();
  await expect(main).toContainText("The last payment failed. Pro stays on until");
  await expect(main.getByRole("button", { name: "Switch to annual" })).toBeDisabled();
  await expectAccessible(page);
});

test("after Pro has ended, the owner chooses the design system that stays editable", async ({
  page,
  place,
}) => {
  const owner = await registerAccount(place);
  const { slug } = owner.organization;
  await storePlan(place, owner, "pro");
  const kiosk = await createProject(owner, "Kiosk");
  await createProject(owner, "Liman");
  await storePlan(place, owner, "free");
  await startLoggedIn(page, owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/tr/${slug}/billing`);
  const main = page.getByRole("main");
  const say = (text: string) => translate("tr", text);
  await expect(main.getByRole("checkbox", { name: "Kiosk" })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await main.getByText("Liman", { exact: true }).click();
  await expect(main.getByRole("checkbox", { name: "Kiosk" })).not.toBeChecked();
  await expectAccessible(page);
  await main.getByRole("button", { name: "Liman kalsın" }).click();
  await expect(page.getByText(say("Your choice is saved"))).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "Kiosk" })).toContainText(
    say("Read-only"),
  );
  await expect(main.getByRole("button", { name: say("Upgrade to Pro") })).toHaveCount(1);
  await page.goto("/tr/overview");
  await expect(main.getByRole("article").filter({ hasText: "Kiosk" })).toContainText(
    say("Read-only"),
  );
  await page.goto(`/tr/${slug}/${kiosk.slug}/design-system/radii`);
  await expect(
    page.getByText("Salt okunur: Free planında 1 tasarım sistemi düzenlenebilir."),
  ).toBeVisible();
});
