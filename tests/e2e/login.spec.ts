import { newEmail, registerAccount } from "../factories/account.ts";
import { createPassword, wrongPassword } from "../factories/passwords.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, enter, expectSaved, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { fillLogin, logIn } from "./support/log-in.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { listStoredKeys } from "./support/stored-keys.ts";
import { translate } from "./support/texts.ts";

test("a login returns to the page that required it", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  const address = addressOf(account, project, "spacing");
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(address);
  await expect(page).toHaveURL("/login");
  await expect(title).toHaveText("Log in to open Vapur");
  await fillLogin(page, account);
  await expect(page).toHaveURL(address);
  await expect(title).toHaveText("Spacing");
});

test("the login page names the page that it opens, the same for unknown addresses", async ({
  page,
}) => {
  const titles = {
    "/start": "Log in to pick a starting point",
    "/notifications": "Log in to open Notifications",
    "/account/settings": "Log in to open Settings",
    "/account/security": "Log in to open Security",
    "/account/appearance": "Log in to open Appearance",
    "/checkout/success?checkout_id=1": "Log in to open Checkout",
    "/no-such/general": "Log in to open No Such",
    "/no-such/teams": "Log in to open No Such",
    "/no-such/billing": "Log in to open No Such",
    "/no-such/audit": "Log in to open No Such",
    "/no-such/vapur/general": "Log in to open Vapur",
    "/no-such/vapur/versions": "Log in to open Vapur",
    "/no-such/vapur/design-system/tokens": "Log in to open Vapur",
    "/design-system/colors": "Log in to open your design system",
    "/tr/ic-isler/teams": "İc İsler kuruluşunu açmak için oturum açın",
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
    await expect(page, path).toHaveTitle(`${title} · Tessera`);
  }
});

test("a wrong password shows an error beside the form, and the fields keep their text", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await page.goto("/login");
  await fillLogin(page, { ...account, password: wrongPassword });
  await expect(page.getByText("Wrong email or password.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(account.email);
  await fillLogin(page, account);
  await expect(page).toHaveURL("/overview");
});

test("a form that is filled and submitted before hydration is sent afterwards", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await fillLogin(page, account);
  await expect(page).toHaveURL("/login");
  release();
  await expect(page).toHaveURL("/overview");
});

test("a registration that is filled before hydration, with its date, is sent afterwards, in Turkish", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/tr/register", { waitUntil: "commit" });
  const form = page.getByRole("main");
  const email = newEmail();
  const texts = { Name: "Ayşe Iğdır", Email: email, Password: createPassword() };
  for (const [label, text] of Object.entries(texts))
    await form.getByLabel(translate("tr", label), { exact: true }).fill(text);
  await form.getByRole("spinbutton").first().click();
  await page.keyboard.type("23o");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("041991");
  await form.getByRole("checkbox").press("Space");
  await form.getByRole("button", { name: "Hesap oluştur" }).click();
  await expect(page).toHaveURL("/tr/register");
  release();
  await expect(page).toHaveURL("/tr/verification");
  await expect(form.getByText(email)).toBeVisible();
});

test("a press in the header of the login before hydration is repeated afterwards", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a form that is submitted before its check has loaded is sent afterwards, once", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/login")) sent.push(request.url());
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/form-checks-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/login");
  await fillLogin(page, account);
  const form = page.getByRole("main");
  await expect(form.getByRole("button", { name: "Loading..." })).toBeVisible();
  await form.getByLabel("Password", { exact: true }).press("Enter");
  expect(sent).toEqual([]);
  release();
  await expect(page).toHaveURL("/overview");
  expect(sent).toHaveLength(1);
});

test("a form whose check does not load shows an error, and is sent by the next submit", async ({
  page,
  place,
  silentErrors,
}) => {
  const account = await registerAccount(place);
  silentErrors.allow("ERR_FAILED");
  await page.route("**/assets/form-checks-*.js", (route) => route.abort());
  await page.goto("/login");
  await fillLogin(page, account);
  await expect(page.getByText("Can’t reach Tessera.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(account.email);
  await page.unrouteAll();
  await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/overview");
});

test("an expired session shows the login over the page, and the save succeeds", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await logIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await enter(baseColorField(page), "#d9480f");

  const ended = { status: 401, json: { data: null, meta: { errorCode: "notLoggedIn" } } };
  let isEnded = true;
  await page.route(/\/api\/v1\/(auth\/refresh|ui\/recipe\/)/, (route) =>
    isEnded && route.request().method() !== "GET" ? route.fulfill(ended) : route.continue(),
  );
  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  await expect(dialog).toBeVisible();
  isEnded = false;
  await dialog.getByLabel("Email", { exact: true }).fill(account.email);
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  const login = page.waitForRequest(/\/api\/v1\/auth\/login$/);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  // The first login gave this browser a device key.
  expect((await login).postDataJSON()).toHaveProperty("deviceKey");
  await expectSaved(page, 2);
  await expect(baseColorField(page)).toHaveValue("#d9480f");
});

test("a save that waits for its user is never sent for another user who logs in", async ({
  page,
  context,
  place,
}) => {
  const [owner, guest] = [await registerAccount(place), await registerAccount(place)];
  const project = await createProject(owner, "Vapur");
  const address = addressOf(owner, project, "colors");
  await startLoggedIn(page, owner);
  await page.goto(address);
  const other = await context.newPage();
  await other.goto("/account/settings");
  await expect(other.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(owner.name);
  // The browser draws a tab behind another one rarely.
  await page.bringToFront();
  await enter(baseColorField(page), "#d9480f");

  const ended = { status: 401, json: { data: null, meta: { errorCode: "notLoggedIn" } } };
  const saves: string[] = [];
  await page.route(/\/api\/v1\/(auth\/refresh|ui\/recipe\/)/, (route) => {
    if (route.request().method() === "GET") return route.continue();
    if (!route.request().url().endsWith("/auth/refresh")) saves.push(route.request().url());
    return route.fulfill(ended);
  });
  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  await dialog.getByLabel("Email", { exact: true }).fill(guest.email);
  await dialog.getByLabel("Password", { exact: true }).fill(guest.password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/overview$/);
    const account = tab.getByRole("banner").getByRole("button", { name: "Account" });
    await account.click();
    await expect(tab.getByRole("menu")).toContainText(guest.email);
  }
  expect(saves).toHaveLength(1);
  await other.close();
});

test("the tokens are stored encrypted, under a key that no script can export", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const answer = page.waitForResponse((response) => response.url().endsWith("/auth/login"));
  await logIn(page, account);
  const { data } = (await (await answer).json()) as { data: Record<string, unknown> };
  const tokens = [data["accessToken"], data["refreshToken"]].map(String);
  const { device, databases } = await listStoredKeys(page);
  expect(device).toContain("account");
  const texts = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage).map(String)),
  );
  for (const token of tokens) {
    expect(token.length).toBeGreaterThan(40);
    for (const text of texts) {
      expect(text).not.toContain(token);
      expect(Buffer.from(text, "base64").toString("latin1")).not.toContain(token);
    }
  }
  const keys = await Promise.all(databases.map((entry) => page.evaluate(describeKey, entry)));
  expect(keys).toEqual([{ type: "secret", isExtractable: false, exported: "InvalidAccessError" }]);
  const cookies = (await page.context().cookies()).map(({ value }) => value).join(" ");
  for (const token of tokens) expect(cookies).not.toContain(token);
});

/** Describes a stored key, and tries to export it. Runs inside the page. */
async function describeKey(entry: string) {
  const [name = "", storeName = "", id = ""] = entry.split("/");
  const settle = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("IndexedDB refused"));
    });
  const database = await settle(indexedDB.open(name));
  const store = database.transaction(storeName).objectStore(storeName);
  const key = (await settle(store.get(id))) as CryptoKey;
  database.close();
  const exported = await crypto.subtle.exportKey("raw", key).then(
    () => "exported",
    (refusal: unknown) => (refusal as Error).name,
  );
  return { type: key.type, isExtractable: key.extractable, exported };
}

test("a log-out in one tab logs out the others", async ({ page, context, place }) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/overview");
  const other = await context.newPage();
  await other.goto("/overview");
  await expect(other.getByRole("button", { name: "Account" })).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(other.getByRole("button", { name: "Account" })).toBeHidden();
});

test("the login pages focus their first field, unless the user has moved the focus", async ({
  page,
  place,
}) => {
  for (const [path, field] of [
    ["/login", "Email"],
    ["/register", "Name"],
    ["/forgot", "Email"],
    ["/reset", "Email"],
    ["/verification", "Email"],
  ] as const) {
    await page.goto(path);
    const region = page.getByRole("main").getByRole("region");
    await expect(region.getByLabel(field, { exact: true })).toBeFocused();
    // Screen readers read the page's title with the field.
    await expect(region, path).toHaveAccessibleName(
      (await page.getByRole("heading", { level: 1 }).textContent()) ?? "",
    );
  }
  const { email } = await registerAccount(place);
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();

  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  const password = page.getByRole("main").getByLabel("Password", { exact: true });
  await password.focus();
  release();
  await page.waitForLoadState("networkidle");
  await expect(password).toBeFocused();
});

test("a public page shows the account menu to a logged-in user", async ({ page, place }) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/pricing");
  const header = page.getByRole("banner");
  // No input has reached the page, so its scripts would otherwise still be deferred.
  await expect(header.getByRole("button", { name: "Account" })).toBeVisible();
  await header.getByRole("button", { name: "Account" }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  const pages = page.getByRole("menu").getByRole("group", { name: "Account" });
  await expect(pages.getByRole("menuitem")).toHaveText(["Settings", "Security", "Appearance"]);
  for (const name of ["Settings", "Security", "Appearance"]) {
    const item = pages.getByRole("menuitem", { name });
    await expect(item).toHaveAttribute("href", `/account/${name.toLowerCase()}`);
  }
  await expect(header.getByRole("link", { name: "Log in" })).toBeHidden();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  // The session ends on this page; a page that was opened before still has it.
  await expect.poll(async () => (await listStoredKeys(page)).device).not.toContain("account");
  await page.goto("/pricing");
  await expect(header.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Account" })).toBeHidden();
});
