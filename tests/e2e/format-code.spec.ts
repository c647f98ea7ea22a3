import type { Page } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

/** A text that only the exporter of Figma files contains. */
const printed = "com.figma.modeName";

/** Returns whether the scripts that a page has loaded contain the exporters. */
async function hasLoadedPrinters(page: Page): Promise<boolean> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith(".js")),
  );
  const texts = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).text()),
  );
  expect(texts.length).toBeGreaterThan(5);
  return texts.some((text) => text.includes(printed));
}

test("the exporters load with the page of a format, and no earlier", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Light");
  await startLoggedIn(page, account);
  for (const [screen, isExpected] of [
    ["colors", false],
    ["variables", false],
    ["variables/figma", true],
  ] as const) {
    await page.goto(addressOf(account, project, screen));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
    expect(await hasLoadedPrinters(page), screen).toBe(isExpected);
  }
});

for (const locale of listLocales("tr")) {
  test(`a format that the plan lacks shows the first lines of its file and its price, in ${locale}`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur", "#2447b8");
    await startLoggedIn(page, account);
    await page.goto(addressOf(account, project, "variables/typescript", locale));
    const code = page.getByRole("region", {
      name: translate(locale, "First lines of {path}").replace("{path}", "tokens.ts"),
    });
    await expect(code).toContainText("Vapur · r1");
    await expect(code).toContainText("#2447b8");
    await expect(code).not.toContainText("spacing");
    await expect(code.getByRole("button")).toHaveCount(0);
    const offer = page.getByRole("region", { name: "TypeScript", exact: true });
    await expect(offer).toContainText(locale === "tr" ? "$8,25" : "$8.25");
    await expect(offer.getByRole("button", { name: translate(locale, "See Pro") })).toBeVisible();
    await expect(page.getByText(translate(locale, "Mode selector"))).toHaveCount(0);
    await expectAccessible(page);
  });
}

test("on a phone the tab of the open format is visible, and JSON has a description", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Vapur");
  await page.setViewportSize({ width: 390, height: 844 });
  await startLoggedIn(page, account);
  for (const [format, name] of [
    ["variables/style-dictionary", "Style Dictionary"],
    ["variables/shadcn", "shadcn/ui"],
  ] as const) {
    await page.goto(addressOf(account, project, format));
    const tab = page.getByRole("tab", { name, exact: true });
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(tab).toBeInViewport({ ratio: 0.9 });
  }
  await page.goto(addressOf(account, project, "variables/style-dictionary"));
  await expect(page.getByLabel("Title")).toHaveAccessibleDescription(/^Description at/);
});

test("the command palette downloads and copies a file", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "variables/css"));
  await expect(page.getByRole("button", { name: "Download" })).toBeVisible();
  await expect(page.getByText("Mode selector")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+K");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type("download tokens");
  await expect(page.getByRole("option", { name: "Download tokens.css" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await downloading).suggestedFilename()).toBe("tokens.css");
  await expect(page.getByRole("status").filter({ hasText: "Downloaded tokens.css" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+K");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type("copy tokens");
  await expect(page.getByRole("option", { name: "Copy tokens.css" })).toBeVisible();
});
