import type { Page } from "@playwright/test";
import { operations, pathOf } from "@tessera/contract";
import { newEmail, type Place, registerAccount } from "../factories/account.ts";
import { readCode } from "../factories/mailbox.ts";
import { createPassword } from "../factories/passwords.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, expectSaved, saveButton } from "./support/editor.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

/** Registers a user in Turkish through the API, and types the code of the email into the page. */
async function verify(page: Page, place: Place): Promise<void> {
  const account = { email: newEmail(), password: createPassword() };
  const details = { name: "Defne Işık", birthDate: "1991-04-23", acceptTerms: true };
  const registered = await page.request.post(pathOf(operations.register, {}), {
    data: { ...account, ...details },
    headers: { "accept-language": "tr" },
  });
  expect(registered.ok()).toBe(true);
  await page.goto("/tr/verification");
  const main = page.getByRole("main");
  await main.getByRole("textbox").fill(account.email);
  await main.getByRole("textbox").press("Enter");
  await expect(main.getByText(account.email)).toBeVisible();
  await main.getByRole("textbox").first().click();
  await page.keyboard.type(await readCode(place.dataFolder, account.email));
}

test("three clicks lead from the code to copied CSS, in Turkish on a phone", async ({
  page,
  context,
  place,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await verify(page, place);
  const text = (english: string) => translate("tr", english);
  await expect(page).toHaveURL("/tr/start");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("Pick a starting point"));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /başla$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Dışa aktar", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: text("Export") });
  await sheet
    .getByRole("button", { name: text("Copy"), exact: true })
    .last()
    .click();
  await expect(sheet.getByRole("button", { name: text("Copied") }).last()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("--color-primary-500");
});

test("a key chooses one of six systems in the user's color, tips follow, and the first save offers a name", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/start?color=%230f7b6c");
  const buttons = page.getByRole("main").getByRole("button", { name: /^Start from / });
  await expect(buttons).toHaveCount(6);
  await expect(page.locator("[data-template]")).toHaveCount(12);
  await expectAccessible(page);
  // The frame of the editor shows what is chosen.
  const recipe = page.getByRole("region", { name: "Recipe" });
  await expect(recipe).toContainText("#0f7b6c");
  await expect(page.getByRole("navigation", { name: "Design system" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("My system");
  await expect(page.getByRole("img", { name: "Step 1 of 4" })).toBeVisible();
  const before = await recipe.innerText();
  await page.keyboard.press("3");
  await expect(recipe).not.toHaveText(before, { useInnerText: true });
  await expect(page.getByRole("status").filter({ hasText: "Night bus" })).toBeAttached();
  const first = await buttons.first().textContent();
  await page.keyboard.press("Space");
  await expect(buttons.first()).not.toHaveText(first ?? "");
  const others = await buttons.first().textContent();
  await page.reload();
  await expect(buttons.first()).toHaveText(others ?? "");
  await page.keyboard.press("2");
  await expect(page).toHaveURL(/\/start/);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/my-system\/design-system\/colors$/);
  await expect(baseColorField(page)).toHaveValue("#0f7b6c");
  const lock = page.getByRole("dialog", { name: "Lock what you like" });
  await expect(lock).toBeFocused();
  await expect(lock.getByRole("img", { name: "Step 2 of 4" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("dialog", { name: "Try other looks" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Try other looks" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await enter(baseColorField(page), "#9c2f4b");
  await saveButton(page).click();
  const naming = page.getByRole("dialog", { name: "Name your design system" });
  await expect(naming.getByLabel("Name", { exact: true })).toBeFocused();
  await expectAccessible(page);
  // The name is selected, so typing replaces it.
  await page.keyboard.type("Vapur");
  await page.keyboard.press("Enter");
  await expect(naming).toBeHidden();
  await expect(page).toHaveURL(/\/vapur\/design-system\/colors$/);
  await expect(page.getByRole("banner")).toContainText("Vapur");
  await expectSaved(page, 4);
  await page.goto("/start");
  await expect(page).toHaveURL("/overview");
});

/** Returns the tiles of the recipe strip that are named, by their text. */
function readTiles(page: Page, ...decisions: readonly string[]): Promise<readonly string[]> {
  return Promise.all(decisions.map((id) => page.locator(`[data-decision="${id}"]`).innerText()));
}

test("a shuffle before the first project keeps what is locked, outlasts a reload, and begins the project with its locks", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/start?color=%230f7b6c");
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Lock: Radius" }).click();
  const locked = await readTiles(page, "color", "radius");
  const free = await readTiles(page, "type", "ratio", "unit", "shadow", "density");
  await page.getByRole("button", { name: "Shuffle" }).click();
  const mix = page.getByRole("button", { name: "Start from Your mix" });
  await expect(mix).toBeVisible();
  expect(await readTiles(page, "color", "radius")).toEqual(locked);
  const mixed = await readTiles(page, "type", "ratio", "unit", "shadow", "density");
  expect(mixed).not.toEqual(free);
  await expectAccessible(page);

  await page.reload();
  await expect(mix).toBeVisible();
  expect(await readTiles(page, "type", "ratio", "unit", "shadow", "density")).toEqual(mixed);
  const lock = page.getByRole("button", { name: "Lock: Radius" });
  await expect(lock).toHaveAttribute("aria-pressed", "true");
  await mix.click();
  // A key that comes while the editor loads is not for the page that ends.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/my-system\/design-system\/colors$/);
  await expect(baseColorField(page)).toHaveValue("#0f7b6c");
  expect(await readTiles(page, "color", "radius")).toEqual(locked);
  expect(await readTiles(page, "type", "ratio", "unit", "shadow", "density")).toEqual(mixed);
  await expect(lock).toHaveAttribute("aria-pressed", "true");
});

test("the presets can be tried before the first project, and one of them begins it in the user's color", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/start?color=%230f7b6c");
  const recipe = page.getByRole("region", { name: "Recipe" });
  await expect(recipe).toContainText("#0f7b6c");
  const before = await recipe.innerText();
  await page.getByRole("button", { name: "Presets", exact: true }).click();
  const panel = page.getByRole("region", { name: "Presets" });
  await panel.getByRole("button", { name: "Start from Kiln" }).hover();
  await expect(recipe).not.toHaveText(before, { useInnerText: true });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pick a starting point");
  await expect(recipe).toHaveText(before, { useInnerText: true });

  await page.getByRole("button", { name: "Presets", exact: true }).click();
  await panel.getByRole("button", { name: "Start from Kiln" }).click();
  await expect(page).toHaveURL(/\/my-system\/design-system\/colors$/);
  await expect(baseColorField(page)).toHaveValue("#0f7b6c");
  await expect(recipe).toContainText("Bricolage Grotesque");
});

test("a skipped start is offered on the overview, in the same color, and takes one from an image", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/start");
  const color = page.getByRole("textbox", { name: "Your color" });
  await expect(color).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/overview");
  const base = page.getByRole("textbox", { name: "Base color" });
  await base.fill("#9c2f4b");
  await base.press("Tab");
  await page.getByRole("link", { name: "Pick a starting point" }).click();
  await expect(color).toHaveValue("#9c2f4b");

  await page.getByRole("button", { name: "From an image" }).click();
  const dialog = page.getByRole("dialog", { name: "Color from an image" });
  await dialog.locator("input[type=file]").setInputFiles(await paintTeal(page));
  await dialog
    .getByRole("list", { name: "Colors of the image" })
    .getByRole("button")
    .first()
    .click();
  await expect(color).toHaveValue("#0f7b6c");
  await expect(page.getByRole("region", { name: "Recipe" })).toContainText("#0f7b6c");
});

/** Returns a picture in one color. */
async function paintTeal(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 64;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("The browser has no canvas.");
    context.fillStyle = "#0f7b6c";
    context.fillRect(0, 0, 64, 64);
    return canvas.toDataURL("image/png");
  });
  const buffer = Buffer.from(url.split(",")[1] ?? "", "base64");
  return { name: "teal.png", mimeType: "image/png", buffer };
}
