import type { Page } from "@playwright/test";
import { type Locale, operations } from "@tessera/contract";
import { newEmail, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { createProject } from "../factories/project.ts";
import { readCode } from "../factories/mailbox.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField } from "./support/editor.ts";
import { fillLogin } from "./support/log-in.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { listStoredKeys } from "./support/stored-keys.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";
import { listLocales } from "./support/list-locales.ts";

for (const locale of listLocales("tr")) {
  test(`the settings, in ${locale}, save name and phone, and discard changes`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefixOf(locale)}/overview`);
    await page.getByRole("button", { name: translate(locale, "Account") }).click();
    await page.getByRole("menuitem", { name: translate(locale, "Settings") }).click();
    // The pointer rests where the menu was, which can be on a control with a tooltip.
    await page.mouse.move(0, 0);
    await expect(page).toHaveURL(`${prefixOf(locale)}/account/settings`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const { name, phone, save, unsaved, discard } = partsOf(page, locale);
    await expect(name).toHaveValue(account.name);
    await expect(unsaved).toBeHidden();

    await name.fill("Ayşe Yılmaz");
    await phone.fill("5324180712");
    await expect(page.getByText(/^2 /)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await save.click();
    await expect(unsaved).toBeHidden();
    await expect(name).toBeFocused();
    await page.reload();
    await expect(name).toHaveValue("Ayşe Yılmaz");
    await expect(phone).toHaveValue("(532) 418-0712");

    await name.fill("Somebody Else");
    await discard.click();
    await expect(name).toHaveValue("Ayşe Yılmaz");
    await expect(unsaved).toBeHidden();
  });
}

test("the account is in the navigation of the settings, which leads back to the last design system", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await expect(baseColorField(page)).toBeVisible();
  await page.goto("/account/security");
  const navigation = page.getByRole("navigation", { name: "Settings" });
  const link = (name: string | RegExp) => navigation.getByRole("link", { name });
  await expect(link("Security")).toHaveAttribute("aria-current", "page");
  await expect(link("General")).toBeVisible();
  await expectAccessible(page);

  await navigation.getByRole("searchbox").fill("appe");
  await expect(navigation.getByRole("link")).toHaveCount(1);
  await link("Appearance Dark").click();
  await expect(page).toHaveURL("/account/appearance");
  await page.getByRole("main").getByRole("radio", { name: "Light" }).click();
  await expect(link("Appearance Light")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(navigation).toBeHidden();
  await page.getByRole("button", { name: "Account / Appearance" }).click();
  await expect(page.getByRole("main")).toBeHidden();
  await expectNoSidewaysScroll(page);
  // The open list replaces the content of the page, with its heading.
  await expectAccessible(page, ["landmark-one-main", "page-has-heading-one"]);
  await link("Settings").click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(navigation).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Back to Vapur" }).click();
  await expect(page).toHaveURL(addressOf(account, project, "colors"));
});

test("single-key shortcuts are off in this browser once they are turned off", async ({
  page,
  place,
}) => {
  await startLoggedIn(page, await registerAccount(place));
  await page.goto("/account/appearance");
  const singleKeys = page.getByRole("main").getByRole("switch", { name: "Single-key shortcuts" });
  await expect(singleKeys).toBeChecked();
  await singleKeys.press("Space");
  await expect(singleKeys).not.toBeChecked();
  await page.reload();
  await expect(singleKeys).not.toBeChecked();
  await page.keyboard.press("m");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the settings refuse an incomplete phone and an age below the least, and remove a phone", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/account/settings");
  const { phone, save, unsaved } = partsOf(page, "en");
  await phone.fill("5324180712");
  await save.click();
  await expect(unsaved).toBeHidden();

  await phone.press("End");
  await phone.press("Backspace");
  await save.click();
  await expect(page.getByText("Enter a mobile number, like +90 (512) 345-6789.")).toBeVisible();
  await expect(phone).toBeFocused();
  await phone.fill("");
  await save.click();
  await expect(unsaved).toBeHidden();
  await page.reload();
  await expect(phone).toHaveValue("");

  const year = page.getByRole("spinbutton", { name: /year/i });
  await year.click();
  await page.keyboard.type(String(new Date().getFullYear() - 1));
  await save.click();
  await expect(page.getByText("You must be at least 13")).toBeVisible();
  await expect(save).toBeVisible();
});

test("a save of the settings keeps what is typed meanwhile", async ({ page, place }) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/account/settings");
  const { name, phone, save } = partsOf(page, "en");
  const answer = Promise.withResolvers<void>();
  await page.route("**/user", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  await name.fill("  Ayşe Yılmaz  ");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await save.click();
  await sent;
  await phone.fill("5324180712");
  answer.resolve();
  await expect(name).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByText("1 unsaved change", { exact: true })).toBeVisible();
  await expect(phone).toHaveValue("(532) 418-0712");
  await expect(phone).toBeFocused();
});

function partsOf(page: Page, locale: Locale) {
  const main = page.getByRole("main");
  const field = (label: string) => main.getByLabel(translate(locale, label), { exact: true });
  const button = (label: string) =>
    main.getByRole("button", { name: translate(locale, label), exact: true });
  return {
    name: field("Name"),
    phone: field("Phone"),
    save: button("Save"),
    /** The bar of unsaved changes; while they are saved, its button has another name. */
    unsaved: main.locator("form").getByRole("status"),
    discard: button("Discard"),
  };
}

for (const locale of listLocales("en")) {
  test(`the email, in ${locale}, changes with the codes of both addresses`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefixOf(locale)}/account/settings`);
    const change = translate(locale, "Change email");
    await page.getByRole("button", { name: change }).click();
    const dialog = page.getByRole("dialog", { name: change });
    const email = newEmail();
    const field = dialog.getByLabel(translate(locale, "New email"), { exact: true });
    await expect(field).toBeFocused();
    await field.fill(email);
    await dialog.getByLabel(translate(locale, "Password"), { exact: true }).fill(account.password);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    const codes = dialog.getByRole("group");
    await expect(codes).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const newCode = await readCode(place.dataFolder, email);
    const currentCode = await readCode(place.dataFolder, account.email);
    await codes.first().getByRole("textbox").first().click();
    await page.keyboard.type(currentCode);
    await codes.last().getByRole("textbox").first().click();
    await page.keyboard.type(newCode);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main").getByText(email)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main").getByText(email)).toBeVisible();
  });
}

for (const locale of listLocales("tr")) {
  test(`the picture, in ${locale}, appears in the header at once, and is removed`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefixOf(locale)}/account/settings`);
    const picture = page.getByRole("banner").locator("img[src^='/assets/avatars/']");
    const remove = page.getByRole("button", { name: translate(locale, "Remove picture") });
    await expect(remove).toBeHidden();
    await chooseFile(page, "notes.png", Buffer.from("not an image"));
    await expect(page.getByRole("alert").filter({ hasText: /PNG, JPEG/ })).toBeVisible();
    await chooseFile(page, "me.png", await drawPicture(page, 3000));
    await expect(remove).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /PNG, JPEG/ })).toBeHidden();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(256);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await remove.click();
    await expect(picture).toBeHidden();
    await expect(remove).toBeHidden();
  });
}

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: "image/png", buffer };
  await page.getByRole("main").locator("input[type=file]").setInputFiles(file);
}

/** Draws a square of noise in the browser: of more than a mebibyte from some hundred pixels on. */
async function drawPicture(page: Page, sidePx: number): Promise<Buffer> {
  const url = await page.evaluate((side) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [side, side];
    const context = canvas.getContext("2d");
    const noise = new ImageData(600, 600);
    for (let at = 0; at < noise.data.length; at += 65_536) {
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    }
    context?.putImageData(noise, 0, 0);
    return canvas.toDataURL("image/png");
  }, sidePx);
  const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  expect(bytes.length).toBeGreaterThan(1 << 20);
  return bytes;
}

test("the language of the account opens the page in it, saved with the other fields", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/account/settings");
  const { name, save } = partsOf(page, "en");
  await name.fill("Ayşe Yılmaz");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Language/ })
    .click();
  await page.getByRole("option", { name: "Türkçe" }).click();
  await expect(page.getByText("2 unsaved changes")).toBeVisible();
  await save.click();
  await expect(page).toHaveURL("/tr/account/settings");
  await expect(partsOf(page, "tr").name).toHaveValue("Ayşe Yılmaz");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: /^Dil|Dil$/ })).toContainText("Türkçe");
  await expect
    .poll(async () => (await callOperation(account, operations.getUser, {})).settings.locale)
    .toBe("tr");
});

for (const call of ["user", "user/settings"]) {
  test(`while ${call} fails, the settings show as unsaved exactly what is not saved`, async ({
    page,
    place,
    silentErrors,
  }) => {
    silentErrors.allow("net::ERR_FAILED");
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    await page.goto("/account/settings");
    const { name, save } = partsOf(page, "en");
    await name.fill("  Ayşe Yılmaz ");
    const language = page.getByRole("main").getByRole("button", { name: /Language/ });
    await language.click();
    await page.getByRole("option", { name: "Türkçe" }).click();
    const address = new RegExp(`/api/v1/${call}$`);
    await page.route(address, (route) =>
      route.request().method() === "PUT" ? route.abort() : route.continue(),
    );
    await save.click();
    const isPartSaved = call === "user/settings";
    const reason = "Can’t reach Tessera. Check your connection and try again.";
    await expect(page.getByRole("alert").filter({ hasText: reason })).toHaveText(
      isPartSaved ? `Everything but the language is saved. ${reason}` : reason,
    );
    const count = isPartSaved ? "1 unsaved change" : "2 unsaved changes";
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await expect(name).toHaveValue(isPartSaved ? "Ayşe Yılmaz" : "  Ayşe Yılmaz ");
    await expect(language).toContainText("Türkçe");
    const stored = await callOperation(account, operations.getUser, {});
    expect(stored.name).toBe(isPartSaved ? "Ayşe Yılmaz" : account.name);
    expect(stored.settings.locale).toBe("en");

    await page.unroute(address);
    await save.click();
    await expect(page).toHaveURL("/tr/account/settings");
    await expect(partsOf(page, "tr").name).toHaveValue("Ayşe Yılmaz");
  });
}

test("new codes for a change of the email replace the former ones", async ({ page, place }) => {
  await page.clock.install();
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/account/settings");
  await page.getByRole("button", { name: "Change email" }).click();
  const dialog = page.getByRole("dialog", { name: "Change email" });
  const email = newEmail();
  await dialog.getByLabel("New email", { exact: true }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  const addresses = [account.email, email];
  const readCodes = () => Promise.all(addresses.map((to) => readCode(place.dataFolder, to)));
  const former = await readCodes();
  await expect(dialog.getByRole("button", { name: /New code in \d+ seconds/ })).toBeDisabled();
  await page.clock.runFor("01:05");
  await dialog.getByRole("button", { name: "Send a new code" }).click();
  await expect(dialog.getByText("A new code is on its way.")).toBeVisible();
  await expect
    .poll(async () => (await readCodes()).filter((code, index) => code !== former[index]))
    .toHaveLength(2);
  const [currentCode = "", newCode = ""] = await readCodes();
  const codes = dialog.getByRole("group");
  await codes.first().getByRole("textbox").first().click();
  await page.keyboard.type(currentCode);
  await codes.last().getByRole("textbox").first().click();
  await page.keyboard.type(newCode);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
});

test("settings and language follow the user to another browser at the login, before those of that browser", async ({
  page,
  browser,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/account/appearance");
  await page.getByRole("main").getByRole("radio", { name: "Light" }).click();
  await page.getByRole("main").getByRole("radio", { name: "Full" }).click();
  await page.getByRole("button", { name: "Apply now" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-width", "full");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Türkçe" }).click();
  await expect(page).toHaveURL("/tr/account/appearance");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await expect
    .poll(async () => (await listStoredKeys(page)).device)
    .not.toContain("personal:changed-settings");

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${account.origin}/login`);
  const stored = { colorScheme: "dark", densityMode: "compact" };
  await other.evaluate((theme) => localStorage.setItem("theme", JSON.stringify(theme)), stored);
  await other.reload();
  await fillLogin(other, account);
  await expect(other).toHaveURL(`${account.origin}/tr/overview`);
  const html = other.locator("html");
  await expect(html).toHaveAttribute("lang", "tr");
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(html).toHaveAttribute("data-width", "full");
  // The account has no value of the density, so that of the browser remains.
  await expect(html).toHaveAttribute("data-density", "compact");
  await context.close();
});

test("a setting that is changed without a network reaches the account later", async ({
  page,
  context,
  place,
  silentErrors,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/account/appearance");
  const light = page.getByRole("main").getByRole("radio", { name: "Light" });
  await light.waitFor();
  await page.waitForLoadState("networkidle");
  silentErrors.allow("DISCONNECTED");
  await context.setOffline(true);
  await light.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await context.setOffline(false);
  await expect
    .poll(async () => (await callOperation(account, operations.getUser, {})).settings.colorScheme)
    .toBe("light");
});

test("another tab follows the language, unless a form contains typed texts", async ({
  page,
  context,
  place,
}) => {
  await startLoggedIn(page, await registerAccount(place));
  const [idle, typed] = [await context.newPage(), await context.newPage()];
  await idle.goto("/overview");
  await expect(idle.getByRole("heading", { level: 1 })).toBeVisible();
  await typed.goto("/account/settings");
  await typed.getByRole("main").getByLabel("Name", { exact: true }).fill("Ayşe");
  await page.goto("/overview");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Türkçe" }).click();
  await expect(page).toHaveURL("/tr/overview");
  await expect(idle).toHaveURL("/tr/overview");
  await expect(typed).toHaveURL("/account/settings");
  await expect(typed.getByRole("main").getByLabel("Name", { exact: true })).toHaveValue("Ayşe");
});
