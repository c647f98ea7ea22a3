import type { Locator, Page } from "@playwright/test";
import { minimumAge } from "@tessera/contract";
import { newEmail, registerAccount } from "../factories/account.ts";
import { createPassword } from "../factories/passwords.ts";
import { openSecurity } from "./support/open-security.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** Expects what browsers and password managers fill into each field, by its label. */
async function expectFilled(form: Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, token] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true }).first();
    await expect(field, label).toHaveAttribute("autocomplete", token);
  }
}

/** Expects a date field that browsers fill with the date of birth. */
async function expectBirthDate(form: Locator) {
  await expect(form.getByRole("group", { name: "Date of birth" })).toBeVisible();
  await expect(form.locator('input[autocomplete="bday"]')).toHaveCount(1);
}

/** Expects that a password is stored under an address that the form does not show. */
async function expectAddress(form: Locator, email: string) {
  await expect(form.locator('input[autocomplete="username"]')).toHaveValue(email);
}

const code = { "Digit 1 of 6": "one-time-code", "Digit 2 of 6": "off" };

test("the login pages name what browsers fill into their fields", async ({ page, place }) => {
  const { email } = await registerAccount(place);
  const main = page.getByRole("main");
  const pages = {
    "/login": { Email: "username", Password: "current-password" },
    "/register": { Name: "name", Email: "email", Password: "new-password" },
    "/forgot": { Email: "username" },
    "/verification": { Email: "email" },
    "/reset": { Email: "email" },
  };
  for (const [path, fields] of Object.entries(pages)) {
    await page.goto(path);
    await expectFilled(main, fields);
    if (path === "/register") await expectBirthDate(main);
  }
  await main.getByLabel("Email", { exact: true }).fill(email);
  await page.keyboard.press("Enter");
  await expectFilled(main, { ...code, "New password": "new-password" });
  await expectAddress(main, email);
  await page.goto("/verification");
  await main.getByLabel("Email", { exact: true }).fill(newEmail());
  await page.keyboard.press("Enter");
  await expectFilled(main, code);
});

test("the settings of an account name what browsers fill into their fields", async ({
  page,
  place,
}) => {
  const { email, password, ...account } = await registerAccount(place);
  await startLoggedIn(page, { ...account, email, password });
  await page.goto("/account/settings");
  const main = page.getByRole("main");
  await expectFilled(main, { Name: "name", Phone: "tel" });
  await expectBirthDate(main);
  await main.getByRole("button", { name: "Change email" }).click();
  const dialog = page.getByRole("dialog");
  await expectFilled(dialog, { "New email": "email", Password: "current-password" });
  await expectAddress(dialog, email);
  await dialog.getByLabel("New email", { exact: true }).fill(newEmail());
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  for (const name of [/^Code sent to/, `Code sent to ${email}`]) {
    await expectFilled(dialog.getByRole("group", { name }).first(), code);
  }

  await openSecurity(page);
  await main.getByRole("button", { name: "Change password" }).click();
  await expectFilled(dialog, {
    "Current password": "current-password",
    "New password": "new-password",
  });
  await expectAddress(dialog, email);
});

test("the date of birth has its reason as a description, which screen readers read", async ({
  page,
}) => {
  await page.goto("/register");
  const reason = `We ask because you must be at least ${minimumAge}. Nobody else sees it.`;
  await expect(page.getByText(reason)).toBeVisible();
  const group = page.getByRole("group", { name: "Date of birth" });
  await expect(group).toHaveAccessibleDescription(new RegExp(reason));
});

/** Pastes a text that was copied elsewhere into a field. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field).toHaveValue(text);
}

test("a password can be pasted wherever one is typed", async ({ page, context, place }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = await registerAccount(place);
  const main = page.getByRole("main");
  for (const path of ["/register", "/login"]) {
    await page.goto(path);
    await paste(page, main.getByLabel("Password", { exact: true }), account.password);
  }
  await main.getByLabel("Email", { exact: true }).fill(account.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/overview");

  await openSecurity(page);
  await main.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await paste(page, field("Current password"), account.password);
  await paste(page, field("New password"), createPassword());
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
});
