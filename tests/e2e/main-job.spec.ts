import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Locale } from "@tessera/contract";
import { newEmail } from "../factories/account.ts";
import { createPassword } from "../factories/passwords.ts";
import { keepSecrets } from "../factories/seen-secrets.ts";
import { compileScss, requireValidCss } from "../format-checkers/require-valid.ts";
import { baseColorField, enter, saveButton } from "./support/editor.ts";
import { expect, test } from "./support/story.ts";
import { prefixOf, translate } from "./support/texts.ts";
import { listLocales } from "./support/list-locales.ts";

const birthDate: Readonly<Record<Locale, string>> = { en: "04231991", tr: "23041991" };

for (const locale of listLocales("en")) {
  test(`the main job, in ${locale}: from registration to files with the exact base color`, async ({
    page,
  }) => {
    await register(page, locale, newEmail());
    await createProject(page, locale, "Vapur");
    await saveBaseColor(page, locale);

    const css = await downloadFile(page, locale, "css");
    requireValidCss(css);
    expect(css).toMatch(/--color-primary-\d+: #0d9488;/);

    const scss = await downloadFile(page, locale, "scss");
    compileScss(scss);
    expect(scss).toMatch(/\$color-primary-\d+: #0d9488/);
  });
}

async function register(page: Page, locale: Locale, email: string): Promise<void> {
  await page.goto(`${prefixOf(locale)}/register`);
  const form = page.getByRole("main");
  await form.getByLabel(translate(locale, "Name"), { exact: true }).fill("Defne Işık");
  await form.getByLabel(translate(locale, "Email"), { exact: true }).fill(email);
  await form.getByLabel(translate(locale, "Password"), { exact: true }).fill(createPassword());
  await form.getByRole("spinbutton").first().click();
  await page.keyboard.type(birthDate[locale]);
  await form.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await form.getByRole("button", { name: translate(locale, "Create account") }).click();
  await expect(page).toHaveURL(`${prefixOf(locale)}/verification`);
  const code = await readCodeInMailbox(page, locale, email);
  await form.getByRole("textbox").first().click();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(`${prefixOf(locale)}/start`);
  await page.getByRole("button", { name: new RegExp(`^${translate(locale, "Skip")}`) }).click();
  await expect(page).toHaveURL(`${prefixOf(locale)}/overview`);
}

async function readCodeInMailbox(page: Page, locale: Locale, email: string): Promise<string> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: translate(locale, "Open the local mailbox") }).click();
  const mailbox = await opening;
  await mailbox.waitForURL(/^http/);
  const mail = mailbox.getByRole("listitem").filter({ hasText: email });
  const countMails = async () => {
    await mailbox.reload();
    return mail.count();
  };
  await expect.poll(countMails).toBe(1);
  await mail.getByRole("link").click();
  const text = await mailbox.locator("body").innerText();
  await mailbox.close();
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? "";
  keepSecrets([code]);
  return code;
}

async function createProject(page: Page, locale: Locale, name: string): Promise<void> {
  await page.getByRole("button", { name: translate(locale, "Create design system") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(translate(locale, "Name"), { exact: true }).fill(name);
  await dialog.getByRole("button", { name: translate(locale, "Create design system") }).click();
  await expect(page).toHaveURL(/\/design-system\/colors$/);
}

async function saveBaseColor(page: Page, locale: Locale): Promise<void> {
  const field = baseColorField(page, locale);
  await enter(field, "#0D9488");
  await expect(field).toHaveValue("#0d9488");
  await saveButton(page, locale).click();
  const status = page.getByRole("banner").getByRole("status");
  await expect(status.filter({ hasText: "2" })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("#0d9488");
}

/** Opens a format's screen by the side navigation, and returns the text of the downloaded file. */
async function downloadFile(page: Page, locale: Locale, formatId: string): Promise<string> {
  await page.locator('a[href$="/design-system/variables"]').first().click();
  await page.locator(`a[href$="/variables/${formatId}"]`).first().click();
  await expect(page.getByRole("main")).toContainText("#0d9488");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: translate(locale, "Download") }).click();
  const download = await downloading;
  const said = translate(locale, "Downloaded {fileName}").replace(
    "{fileName}",
    download.suggestedFilename(),
  );
  await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
  return readFileSync(await download.path(), "utf8");
}
