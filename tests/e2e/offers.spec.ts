import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

const screens = [
  "colors",
  "typography",
  "shadows",
  "radii",
  "borders",
  "size",
  "spacing",
  "z-indices",
  "breakpoint",
  "motion",
  "tokens",
  "variables",
  "variables/typescript",
] as const;

test("no screen of Free shows more than one offer, and an offer opens over the screen", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  const offers = page.getByRole("button", { name: "See Pro" }).filter({ visible: true });
  for (const screen of screens) {
    await page.goto(addressOf(account, project, screen));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    expect(await offers.count(), screen).toBeLessThanOrEqual(1);
    await expect(page.getByRole("main").locator('a[href$="/pricing"]')).toHaveCount(0);
  }
  await expect(offers).toHaveCount(1);
  await offers.click();
  const dialog = page.getByRole("dialog", { name: `Pro for ${account.organization.name}` });
  await expect(dialog.getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(addressOf(account, project, "variables/typescript"));

  await page.goto(addressOf(account, project, "shadows"));
  await page.getByRole("button", { name: "Dark (Pro)" }).click();
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Preview settings" }).click();
  await page.getByRole("button", { name: "Simulation (Pro)" }).click();
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(addressOf(account, project, "shadows"));

  await page.goto(addressOf(account, project, "colors"));
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    expect(await offers.count(), (await tab.textContent()) ?? "").toBeLessThanOrEqual(1);
  }
});

test("Free sees a version in dark mode, as it sees the draft", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  for (const address of [
    addressOf(account, project, "colors"),
    `/${account.organization.slug}/${project.slug}/versions`,
  ]) {
    await page.goto(address);
    await page
      .getByRole("radiogroup", { name: "Preview mode" })
      .getByRole("radio", { name: "Dark" })
      .click();
    await expect(page.locator("[data-template][data-scheme=dark]").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
