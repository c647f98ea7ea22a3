import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { operations, type Locale } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, expectSaved, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

/** Opens the sheet from the command palette. */
async function openSheet(page: Page, locale: Locale = "en") {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+K");
  const palette = page.getByRole("dialog", { name: translate(locale, "Commands") });
  const name = translate(locale, "Export");
  await palette.getByRole("combobox").fill(name);
  await expect(palette.getByRole("option", { name }).first()).toBeVisible();
  await palette.getByRole("combobox").press("Enter");
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet.getByRole("region").getByRole("group").first()).toBeVisible();
  return sheet;
}

for (const locale of listLocales("tr")) {
  test(`the sheet copies a file by one key, and later shows what changed since, in ${locale}`, async ({
    page,
    context,
    place,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur");
    await startLoggedIn(page, account);
    await page.goto(addressOf(account, project, "colors", locale));
    const first = await openSheet(page, locale);
    await expect(first.getByRole("radio", { name: translate(locale, "Changes") })).toHaveCount(0);
    await page.keyboard.press("c");
    await expect(
      first.getByRole("button", { name: translate(locale, "Copied") }).last(),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("--color-primary-500");
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await enter(baseColorField(page, locale), "#0d9488");
    await saveButton(page, locale).click();
    await expectSaved(page, 2, locale);
    const second = await openSheet(page, locale);
    await expect(second.locator("ins").filter({ hasText: "#0d9488" }).first()).toBeVisible();
    await expect(second.locator("del").filter({ hasText: "#2447b8" }).first()).toBeVisible();
    await expectAccessible(page);
    await second.getByRole("radio", { name: translate(locale, "Whole file") }).click();
    await expect(second.locator("ins")).toHaveCount(0);
  });
}

test("the terminal line downloads the same bytes with an API key", async ({ page, place }) => {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Vapur", "#0d9488");
  const { key } = await callOperation(account, operations.createApiKey, {
    body: { name: "Terminal", scope: "read" },
  });
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "radii"));
  const sheet = await openSheet(page);
  await sheet.getByRole("radio", { name: "Tailwind 4" }).click();
  const command = await sheet.getByRole("group", { name: "Terminal command" }).textContent();
  const folder = mkdtempSync(join(tmpdir(), "tessera-terminal-"));
  execFileSync("/bin/sh", ["-c", command ?? ""], {
    cwd: folder,
    env: { PATH: process.env["PATH"], TESSERA_API_KEY: key },
  });
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Download" }).click();
  const file = await download;
  const written = readFileSync(join(folder, file.suggestedFilename()));
  expect(written.equals(readFileSync(await file.path()))).toBe(true);
  expect(written.toString()).toContain("@theme");
});

test("a format that the plan lacks shows its first lines, one offer, and what is free", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "spacing"));
  const sheet = await openSheet(page);
  await sheet.getByRole("radio", { name: "TypeScript" }).click();
  await expect(sheet.getByRole("region", { name: "First lines of tokens.ts" })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "See Pro" })).toHaveCount(1);
  await expect(sheet.getByRole("button", { name: "Copy CSS variables instead" })).toBeVisible();
  const note = sheet.getByText("1 unsaved change is not in this file.");
  await expect(note).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "8 px" }).check({ force: true });
  await openSheet(page);
  await expect(note).toBeVisible();
  await expectAccessible(page);
});
