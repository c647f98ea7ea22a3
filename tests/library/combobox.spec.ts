import type { Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";
import { type Setting, showState } from "./subject.ts";

async function open(page: Page, setting: Setting = {}): Promise<void> {
  await showState(page, "combobox", setting);
  await page.getByRole("combobox").focus();
}

const options = (page: Page) => page.getByRole("option");
const notes = (page: Page) => page.locator("[data-notes]");

test("typing opens the list filtered by Turkish letters", async ({ page }) => {
  await open(page, { locale: "tr" });
  await page.keyboard.type("ist");
  await expect(options(page)).toHaveText(["İstanbul"]);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("ı");
  await expect(options(page)).toHaveText(["Iğdır"]);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("i");
  await expect(options(page)).toHaveText(["İstanbul", "İzmit"]);
});

test("an English page finds İstanbul by ist", async ({ page }) => {
  await open(page);
  await page.keyboard.type("ist");
  await expect(options(page)).toHaveText(["İstanbul"]);
});

test("the button shows every option under its group", async ({ page }) => {
  await open(page, { state: "with-a-value" });
  await page.getByRole("button").click();
  await expect(options(page)).toHaveCount(5);
  await expect(page.getByRole("group", { name: "Marmara region" })).toBeVisible();
  await expect(page.getByRole("option", { name: "İstanbul" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

for (const [locale, text] of [
  ["en", "No results found"],
  ["tr", "Sonuç bulunamadı"],
] as const) {
  test(`an empty list shows a message in ${locale}`, async ({ page }) => {
    await open(page, { locale });
    await page.keyboard.type("xyz");
    await expect(page.getByRole("listbox")).toHaveText(text);
  });
}

test("Escape and blur restore the chosen option's text", async ({ page }) => {
  await open(page, { state: "with-a-value" });
  await page.keyboard.type("x");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox")).toHaveValue("İstanbul");
  await page.keyboard.type("x");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox")).toHaveValue("İstanbul");
});

test("clearing the text clears the choice", async ({ page }) => {
  await open(page);
  await page.keyboard.type("Bur");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(notes(page)).toHaveText("bursa");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Backspace");
  await expect(notes(page)).toHaveText("null");
});

test("arrows skip a disabled option", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(notes(page)).toHaveText("igdir");
});

test("a custom text is committed with Enter and on blur", async ({ page }) => {
  await open(page, { state: "custom-values" });
  const field = page.getByRole("combobox");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Literata, serif");
  await page.keyboard.press("Enter");
  await expect(notes(page)).toHaveText("Literata, serif");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Vollkorn, serif");
  await page.keyboard.press("Tab");
  await expect(notes(page)).toHaveText("Vollkorn, serif");
  await expect(field).toHaveValue("Vollkorn, serif");
});

test("typing an option in any case chooses it", async ({ page }) => {
  await open(page, { state: "custom-values" });
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("GEORGIA");
  await page.keyboard.press("Tab");
  await expect(notes(page)).toHaveText("georgia");
  await expect(page.getByRole("combobox")).toHaveValue("Georgia");
});

test("Escape reverts an uncommitted text", async ({ page }) => {
  await open(page, { state: "custom-values" });
  await page.keyboard.type(", fantasy");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox")).toHaveValue("Inter, sans-serif");
});

test("setting the value again shows its text again", async ({ page }) => {
  await open(page, { state: "taken-back" });
  const field = page.getByRole("combobox");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Literata, serif");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(field).toHaveValue("Inter, sans-serif");
});

test("a press into the field marks its text, so that typing replaces it", async ({ page }) => {
  await showState(page, "combobox", { state: "custom-values" });
  await page.getByRole("combobox").click();
  await page.keyboard.type("Geo");
  await expect(page.getByRole("combobox")).toHaveValue("Geo");
  await expect(options(page)).toHaveText([/^Georgia/, "Use “Geo”"]);
});

test("Enter takes the option that the text begins, and the last item the text itself", async ({
  page,
}) => {
  await open(page, { state: "custom-values" });
  await page.keyboard.type("Geo");
  await page.keyboard.press("Enter");
  await expect(notes(page)).toHaveText("georgia");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Arch");
  await page.getByRole("option", { name: "Use “Arch”" }).click();
  await expect(notes(page)).toHaveText("Arch");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox")).toHaveValue("Arch");
});
