import type { Locator, Page } from "@playwright/test";
import { type Locale } from "@tessera/contract";
import { type Account, type Place, registerAccount, setLanguage } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { fillLogin } from "./support/log-in.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { listStoredKeys } from "./support/stored-keys.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

const edited = "#d9480f";
/** The stored keys that are not personal: the theme, the language, and the device key. */
const impersonal = ["device-keys", "locale", "single-key-shortcuts", "theme"];

for (const locale of listLocales("tr")) {
  test(`a log-out with unsaved changes offers to keep or discard them, in ${locale}`, async ({
    page,
    place,
  }) => {
    const { account, address } = await openColors(page, place, locale);
    const field = baseColorField(page, locale);
    const saved = await field.inputValue();
    await enter(field, edited);
    await logOut(page, locale);
    const dialog = logOutDialog(page, locale);
    await expect(dialog).toContainText(locale === "tr" ? "1 tasarım sistemi" : "1 design system");
    await expect(keepButton(dialog, locale)).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(accountButton(page, locale)).toBeFocused();
    await expect(page).toHaveURL(address);
    await expect(field).toHaveValue(edited);

    await logOut(page, locale);
    await expect(keepButton(dialog, locale)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${prefixOf(locale)}/login`);
    await expect.poll(() => listPersonalKeys(page)).toEqual([draftKeyOf(account)]);

    await fillLogin(page, account, locale);
    await expect(page).toHaveURL(`${prefixOf(locale)}/overview`);
    await page.goto(address);
    await expect(field).toHaveValue(edited);
    await runLogOutCommand(page, locale);
    await expect(keepButton(dialog, locale)).toBeFocused();
    await dialog.getByRole("button", { name: translate(locale, "Discard changes") }).click();
    await expect(page).toHaveURL(`${prefixOf(locale)}/login`);
    await expect.poll(() => listPersonalKeys(page)).toEqual([]);

    await fillLogin(page, account, locale);
    await expect(page).toHaveURL(`${prefixOf(locale)}/overview`);
    await page.goto(address);
    await expect(field).toHaveValue(saved);
  });
}

test("a log-out without unsaved changes asks nothing, and removes all personal data", async ({
  page,
  place,
}) => {
  const { account } = await openColors(page, place);
  // Another user's draft on the same device is not deleted.
  await page.evaluate(() => localStorage.setItem("draft:somebody-else:project", "{}"));
  expect(await listPersonalKeys(page)).toEqual(
    expect.arrayContaining(["account", "personal:last-project", "personal:organization"]),
  );
  await logOut(page);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => listPersonalKeys(page)).toEqual(["draft:somebody-else:project"]);
  await page.evaluate(() => localStorage.removeItem("draft:somebody-else:project"));

  await page.reload();
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  const keys = await listStoredKeys(page);
  expect(keys.device.filter((key) => !impersonal.includes(key))).toEqual([]);
  expect(keys.tab).toEqual([]);
  expect(keys.databases).toEqual(["tessera/keys/account"]);
  expect(keys.cookies.filter((name) => name !== "locale")).toEqual([]);
  const texts = await page.evaluate(() =>
    [localStorage, sessionStorage].map((all) => JSON.stringify(all)),
  );
  expect(texts.join()).not.toContain(account.email);
  expect(texts.join()).not.toContain(account.organization.slug);
});

test("the login page after a log-out does not show the address that was typed before the login", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const email = page.getByRole("main").getByLabel("Email", { exact: true });
  await page.goto("/login");
  await email.fill(account.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot");
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(email).toHaveValue(account.email);
  await fillLogin(page, account);
  await expect(page).toHaveURL("/overview");
  await logOut(page);
  await expect(page).toHaveURL("/login");
  await expect.poll(() => listPersonalKeys(page)).toEqual([]);
  await expect(email).toHaveValue("");
  await page.getByRole("link", { name: "Start free" }).click();
  await expect(page).toHaveURL("/register");
  await expect(email).toHaveValue("");
});

test("the login page after a log-out does not show the address that the settings passed on", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  // As for an account that only logs in socially.
  const user = { ...account.user, passwordChangedAt: null };
  await page.route("**/api/v1/user", (route) => route.fulfill({ json: { data: user, meta: {} } }));
  const email = page.getByRole("main").getByLabel("Email", { exact: true });
  await page.goto("/account/security");
  await page.getByRole("link", { name: "Set a password" }).click();
  await expect(page).toHaveURL("/forgot");
  await expect(email).toHaveValue(account.email);
  await page.goBack();
  await expect(page).toHaveURL("/account/security");
  await logOut(page);
  await expect(page).toHaveURL("/login");
  await expect(email).toHaveValue("");
});

test("other tabs follow a log-out without a question, and clear their storage", async ({
  page,
  context,
  place,
}) => {
  const { account, address } = await openColors(page, place);
  const other = await context.newPage();
  await other.goto(address);
  await enter(baseColorField(other), edited);
  await expect.poll(() => listPersonalKeys(page)).toContain(draftKeyOf(account));

  // The browser draws a tab behind another one rarely.
  await page.bringToFront();
  await page.goto("/overview");
  await logOut(page);
  const dialog = logOutDialog(page);
  await dialog.getByRole("button", { name: "Discard changes" }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/login");
    await expect(tab.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => listPersonalKeys(tab)).toEqual([]);
  }
});

test("a forced log-out asks nothing and preserves the draft for the next login", async ({
  page,
  place,
}) => {
  const { account, address } = await openColors(page, place);
  await enter(baseColorField(page), edited);
  const ended = { status: 401, json: { data: null, meta: { errorCode: "notLoggedIn" } } };
  await page.route(/\/api\/v1\/(auth\/refresh|ui\/recipe\/)/, (route) => route.fulfill(ended));
  await saveButton(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/login");
  await expect(dialog).toHaveCount(0);
  expect(await listPersonalKeys(page)).toEqual([
    draftKeyOf(account),
    // The next login returns to this page.
    "personal:redirect-history",
  ]);

  await page.unrouteAll();
  await fillLogin(page, account);
  await expect(page).toHaveURL(address);
  await expect(baseColorField(page)).toHaveValue(edited);
});

/** Opens the colors of a new account's project. */
async function openColors(page: Page, place: Place, locale: Locale = "en") {
  const registered = await registerAccount(place);
  await setLanguage(registered, locale);
  const project = await createProject(registered, "Vapur");
  const address = addressOf(registered, project, "colors", locale);
  await startLoggedIn(page, registered);
  await page.goto(address);
  await expect(baseColorField(page, locale)).toBeVisible();
  return { account: { ...registered, project }, address };
}

function draftKeyOf({
  user,
  project,
}: Pick<Account, "user"> & { project: { id: string } }): string {
  return `draft:${user.id}:${project.id}`;
}

async function logOut(page: Page, locale: Locale = "en"): Promise<void> {
  await accountButton(page, locale).click();
  await page.getByRole("menuitem", { name: translate(locale, "Log out") }).click();
}

/** Logs out with the command palette. */
async function runLogOutCommand(page: Page, locale: Locale): Promise<void> {
  await page.keyboard.press("ControlOrMeta+K");
  const palette = page.getByRole("dialog", { name: translate(locale, "Commands") });
  await palette.getByRole("combobox").fill(translate(locale, "Log out"));
  const command = palette.getByRole("option", { selected: true });
  await expect(command).toContainText(translate(locale, "Log out"));
  await page.keyboard.press("Enter");
}

function accountButton(page: Page, locale: Locale = "en"): Locator {
  return page.getByRole("button", { name: translate(locale, "Account") });
}

function logOutDialog(page: Page, locale: Locale = "en"): Locator {
  return page.getByRole("dialog", { name: translate(locale, "You have unsaved changes") });
}

function keepButton(dialog: Locator, locale: Locale): Locator {
  return dialog.getByRole("button", { name: translate(locale, "Keep on this device") });
}

/** Lists the storage keys that contain personal data. */
async function listPersonalKeys(page: Page): Promise<readonly string[]> {
  const { device, tab } = await listStoredKeys(page);
  return [...device, ...tab].filter((key) => !impersonal.includes(key));
}
