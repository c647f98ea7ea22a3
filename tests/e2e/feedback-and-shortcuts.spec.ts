import type { Locator, Page } from "@playwright/test";
import { type Locale } from "@tessera/contract";
import { type Account, type Place, registerAccount } from "../factories/account.ts";
import { readMailWith } from "../factories/mailbox.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { expectNoSidewaysScroll } from "./support/sideways-scroll.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";

const operator = "hello@tessera.example";

for (const locale of listLocales("tr")) {
  test(`writes and sends feedback by keyboard, in ${locale}`, async ({ page, place }) => {
    const account = await openColors(page, place, locale);
    await page.keyboard.press("f");
    const dialog = page.getByRole("dialog", { name: translate(locale, "Feedback") });
    const field = dialog.getByRole("textbox");
    const send = dialog.getByRole("button", { name: translate(locale, "Send"), exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type("   too short");
    await expect(send).toBeDisabled();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(dialog).toBeVisible();
    await expectAccessible(page);

    const text = `m, f ve ş: ${account.user.id}`;
    await field.fill(text);
    await expect(send).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("f");
    await expect(field).toHaveValue(text);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(dialog).toBeHidden();
    await expectThanks(page, locale);
    await page.keyboard.press("f");
    await expect(field).toHaveValue("");

    const mail = await readMailWith(place.dataFolder, operator, account.user.id);
    expect(mail.subject).toMatch(/^Feedback from Defne/);
    expect(mail.replyTo).toMatchObject([{ address: account.email }]);
    expect(mail.text).toContain(`Language: ${locale}`);
    expect(mail.html).toBeUndefined();
  });
}

test("keeps feedback that cannot be sent, shows the reason, and sends it on a retry", async ({
  page,
  place,
  context,
  silentErrors,
}) => {
  const account = await openColors(page, place);
  await storePlan(place, account, "pro");
  const dialog = page.getByRole("dialog", { name: "Feedback" });
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Send feedback" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // A wide window has room for the button in the header.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole("button", { name: "Feedback" }).click();
  const text = `Offline is calm too. ${account.user.id}`;
  await dialog.getByRole("textbox").fill(text);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(
    /Can’t reach Tessera\. Check your connection/,
  );
  await expect(dialog.getByRole("textbox")).toHaveValue(text);
  silentErrors.allow("DISCONNECTED");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expectThanks(page);
  const mail = await readMailWith(place.dataFolder, operator, account.user.id);
  expect(mail.subject).toMatch(/^\[Priority\] Feedback/);
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: "importance", value: "High" }),
  );
});

test("shows an error when a lazy part fails to load, leaves the page usable, and loads it on a retry", async ({
  page,
  place,
  context,
  silentErrors,
}) => {
  const notifications = page.waitForResponse(/\/toast-list-[^/]*\.js$/);
  await openColors(page, place);
  // The first key loads the notifications ahead.
  await page.keyboard.press("Shift");
  await (await notifications).finished();
  await context.setOffline(true);
  const notices = page.getByRole("region", { name: "Notifications" });
  const parts = [
    ["f", "Feedback"],
    ["?", "Keyboard shortcuts"],
    ["ControlOrMeta+K", "Commands"],
  ] as const;
  for (const [keys] of parts) {
    await page.keyboard.press(keys);
    await expect(notices.getByText("This didn’t load. Check your connection.")).toBeVisible();
    await expectAbove(saveButton(page), notices);
    await notices.getByRole("button", { name: "Close" }).click();
    await expect(notices).toBeHidden();
    await expect(baseColorField(page)).toBeVisible();
  }
  silentErrors.allow("DISCONNECTED");
  await context.setOffline(false);
  for (const [keys, name] of parts) {
    await page.keyboard.press(keys);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

for (const locale of listLocales("en")) {
  test(`m, l and s work before hydration, and never in a field, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefixOf(locale)}/`, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("m");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.keyboard.press("m");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const register = page.getByRole("banner").getByRole("link", {
      name: translate(locale, "Start free"),
    });
    await expect(register).toHaveAttribute("aria-keyshortcuts", "s");
    await page.keyboard.press("l");
    await expect(page).toHaveURL(`${prefixOf(locale)}/login`);

    const email = page.getByLabel(translate(locale, "Email"), { exact: true });
    await email.pressSequentially("mls?");
    await expect(email).toHaveValue("mls?");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await email.blur();
    await page.keyboard.press("s");
    await expect(page).toHaveURL(`${prefixOf(locale)}/register`);
  });
}

test("l and s do not navigate a logged-in user away from their work", async ({ page, place }) => {
  const account = await registerAccount(place);
  await startLoggedIn(page, account);
  await page.goto("/overview");
  // The served frame shows the header before the shortcuts work.
  await expect(page.getByRole("heading", { name: "Start with a color." })).toBeVisible();
  await page.keyboard.press("l");
  await page.keyboard.press("s");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toContainText("Send feedback");
  await expect(sheet).not.toContainText("Log in");
  await expect(page).toHaveURL("/overview");
});

for (const locale of listLocales("tr")) {
  test(`the shortcut sheet turns single keys off, and the palette still works, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${prefixOf(locale)}/pricing`);
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: translate(locale, "Keyboard shortcuts") });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("switch").press("Space");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await page.keyboard.press("m");
    await page.keyboard.press("l");
    await page.reload();
    await page.keyboard.press("m");
    await page.keyboard.press("ControlOrMeta+K");
    const palette = page.getByRole("dialog", { name: translate(locale, "Commands") });
    await expect(palette).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectAccessible(page);
    await palette.getByRole("combobox").fill(translate(locale, "Keyboard shortcuts"));
    await page.keyboard.press("Enter");
    await expect(palette).toBeHidden();
    await expect(sheet.getByRole("switch")).not.toBeChecked();
    await page.setViewportSize({ width: 360, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

for (const locale of listLocales("en")) {
  test(`the palette opens screens and projects, and runs undo, redo and save, in ${locale}`, async ({
    page,
    place,
  }) => {
    await openColors(page, place, locale);
    await runCommand(page, locale, translate(locale, "Radius"), translate(locale, "Radii"));
    await expect(page).toHaveURL(/\/vapur\/design-system\/radii$/);
    await runCommand(page, locale, "Vapur");
    await expect(page).toHaveURL(/\/vapur\/design-system\/colors$/);

    await page.keyboard.press("ControlOrMeta+K");
    await expect(page.getByRole("option").first()).toHaveText(/^Vapur/);
    await page.keyboard.press("Escape");

    const field = baseColorField(page, locale);
    const before = await field.inputValue();
    await enter(field, "#0d9488");
    await runCommand(page, locale, translate(locale, "Undo: {done}").split("{")[0] ?? "");
    await expect(field).toHaveValue(before);
    await field.blur();
    await page.keyboard.press("ControlOrMeta+Shift+Z");
    await expect(field).toHaveValue("#0d9488");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(field).toHaveValue(before);
    await page.keyboard.press("ControlOrMeta+Y");
    await expect(field).toHaveValue("#0d9488");
    await field.press("ControlOrMeta+S");
    const saved = translate(locale, "Saved as revision {0}").replace("{0}", "2");
    await expect(page.getByText(saved)).toBeVisible();
    await runCommand(page, locale, translate(locale, "Log out"));
    await expect(page).toHaveURL(`${prefixOf(locale)}/login`);
  });
}

test("a screen named exactly stays the first command when values are suggested", async ({
  page,
  place,
}) => {
  await openColors(page, place);
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("combobox").fill("Radius");
  await expect(page.getByRole("option", { name: "Copy var(--radius-s)" })).toBeVisible();
  await expect(page.getByRole("option", { selected: true })).toHaveText(/^Radii/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vapur\/design-system\/radii$/);
});

test("the palette finds a screen by its title and by its word in the rail", async ({
  page,
  place,
}) => {
  await openColors(page, place);
  await page.keyboard.press("ControlOrMeta+K");
  for (const [word, title] of [
    ["Layers", "Z-indices"],
    ["Screens", "Breakpoint"],
    ["Type", "Typography"],
    ["Space", "Spacing"],
  ] as const) {
    for (const query of [word, title]) {
      await page.getByRole("combobox").fill(query);
      await expect(page.getByRole("option", { selected: true })).toHaveText(
        new RegExp(`^${title}`),
      );
    }
  }
});

/** Opens the colors of a new project as its owner. */
async function openColors(page: Page, place: Place, locale: Locale = "en"): Promise<Account> {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors", locale));
  await expect(baseColorField(page, locale)).toBeVisible();
  return account;
}

/** Waits for the confirmation that the specification quotes. */
async function expectThanks(page: Page, locale: Locale = "en"): Promise<void> {
  const thanks = translate(locale, "Succesfully sent your feedback!");
  // The notice appears twice: on the screen, and in a live region for screen readers.
  await expect(page.getByText(thanks, { exact: true }).first()).toBeVisible();
}

/** Finds a command by typing its title or another name of it, and runs it. */
async function runCommand(page: Page, locale: Locale, typed: string, title = typed): Promise<void> {
  await page.keyboard.press("ControlOrMeta+K");
  const palette: Locator = page.getByRole("dialog", { name: translate(locale, "Commands") });
  await palette.getByRole("combobox").fill(typed.trim());
  await expect(palette.getByRole("option", { selected: true })).toContainText(title.trim());
  await page.keyboard.press("Enter");
  await expect(palette).toBeHidden();
}

/** Checks that the upper element ends at or before the start of the lower one. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) throw new Error("Both must be visible on the page.");
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}
