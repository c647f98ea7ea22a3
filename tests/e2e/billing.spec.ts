import type { Page } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
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
