import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";
import { test as testAlone } from "./subject.ts";

/** A key press that the test keyboard cannot produce: of another layout, or with another state. */
type ForeignPress = {
  readonly key: string;
  readonly code: string;
  readonly repeat?: true;
  readonly isComposing?: true;
  readonly altKey?: true;
  readonly ctrlKey?: true;
  readonly metaKey?: true;
};

test("a key works on the page, on a button and on a checkbox, and in no text field", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("shortcut-sheet");
  await show({ state: "beside-a-field" });
  const field = page.getByRole("textbox", { name: "Name" });
  await field.pressSequentially("mm");
  await expect(field).toHaveValue("mm");
  await expectNote(page, "");
  await field.press("Control+s");
  await expectNote(page, "save");
  await field.press("Control+z");
  await expectNote(page, "save");
  for (const control of [page.getByRole("checkbox"), page.getByRole("button")]) {
    await control.press("m");
    await expectNote(page, "theme");
    await control.press("Control+Shift+Z");
    await expectNote(page, "redo");
  }
});

test("a letter works at its position on any layout", async ({ openSubject }) => {
  const { page, show } = await openSubject("shortcut-sheet");
  const acting: readonly ForeignPress[] = [
    { key: "M", code: "KeyM" },
    { key: "ь", code: "KeyM" },
    { key: "μ", code: "KeyM" },
    { key: "m", code: "KeyS" },
  ];
  const resting: readonly ForeignPress[] = [
    { key: "ü", code: "KeyM" },
    { key: "m", code: "KeyM", repeat: true },
    { key: "m", code: "KeyM", isComposing: true },
    { key: "m", code: "KeyM", altKey: true },
    { key: "m", code: "KeyM", metaKey: true },
    { key: "m", code: "KeyM", ctrlKey: true, altKey: true },
  ];
  for (const press of acting) await expectEffect(press, "theme");
  for (const press of resting) await expectEffect(press, "");

  async function expectEffect(press: ForeignPress, note: string): Promise<void> {
    await show({ state: "beside-a-field" });
    await page.evaluate((init) => {
      const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
      document.body.dispatchEvent(event);
    }, press);
    await expectNote(page, note);
  }
});

test("the page's keys are inactive behind a dialog, which has its own, also in its field", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("shortcut-sheet");
  await show({ state: "beside-a-field" });
  await page.keyboard.press("Control+Enter");
  await expectNote(page, "");
  await page.getByRole("button", { name: "Ask" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Question" });
  await dialog.getByRole("button", { name: "Close" }).press("m");
  await expectNote(page, "");
  await dialog.getByRole("textbox").press("Control+Enter");
  await expectNote(page, "answer");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("m");
  await expectNote(page, "theme");
});

test("the page's keys are inactive behind a popover and under a menu, where letters find an item", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("shortcut-sheet");
  await show({ state: "under-what-floats" });
  await page.getByRole("button", { name: "Look closer" }).press("Enter");
  await page.getByRole("checkbox").press("m");
  await page.keyboard.press("Control+z");
  await expectNote(page, "");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("button", { name: "More" }).press("Enter");
  await page.getByRole("menuitem", { name: "Duplicate" }).press("m");
  await expect(page.getByRole("menuitem", { name: "Move" })).toBeFocused();
  await expectNote(page, "");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await page.keyboard.press("m");
  await expectNote(page, "theme");
});

test("the page's keys are inactive while new settings load", async ({ openSubject }) => {
  const { page, show } = await openSubject("theme-overlay");
  await show({ state: "open" });
  await page.getByRole("button", { name: "Apply now" }).press("m");
  await expectNote(page, "");
});

for (const [locale, texts] of [
  ["en", { title: "Keyboard shortcuts", theme: "Toggle scheme", off: "Off" }],
  ["tr", { title: "Klavye kısayolları", theme: "Temayı değiştir", off: "Kapalı" }],
] as const) {
  testAlone(
    `the sheet lists every shortcut and switches off those of a single key, in ${locale}`,
    async ({ openSubject }) => {
      const { page, show } = await openSubject("shortcut-sheet", { locale });
      await show();
      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: texts.title });
      await expect(rowOf(sheet, texts.theme)).toHaveText("M");
      await expect(sheet.getByRole("definition")).toHaveText([
        "M",
        "?",
        "CtrlS",
        "CtrlZ",
        "ShiftCtrlZCtrlY",
      ]);

      const single = sheet.getByRole("switch");
      await single.press("Space");
      await expect(single).not.toBeChecked();
      await expect(rowOf(sheet, texts.theme)).toHaveText(texts.off);
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await page.keyboard.press("m");
      await page.keyboard.press("?");
      await expectNote(page, "");
      await expect(sheet).toBeHidden();
      await page.keyboard.press("Control+s");
      await expectNote(page, "save");
    },
  );
}

testAlone(
  "the switch is remembered, and other tabs follow it",
  async ({ page, context, baseURL }) => {
    const address = `${baseURL}/?specimen=shortcut-sheet&state=`;
    const other = await context.newPage();
    await other.goto(`${address}usual`);
    await page.goto(`${address}open`);
    await followedBy(other, () => page.getByRole("switch").press("Space"));
    await other.keyboard.press("m");
    await expectNote(other, "");
    await other.reload();
    await other.keyboard.press("m");
    await expectNote(other, "");
    await followedBy(other, () => page.getByRole("switch").press("Space"));
    await other.keyboard.press("m");
    await expectNote(other, "theme");
  },
);

/** Changes what is stored, and waits until another tab has received the change. */
async function followedBy(other: Page, change: () => Promise<void>): Promise<void> {
  await other.evaluate(() => {
    addEventListener("storage", () => document.body.setAttribute("data-followed", ""), {
      once: true,
    });
  });
  await change();
  await other.locator("body[data-followed]").waitFor({ state: "attached" });
  await other.evaluate(() => document.body.removeAttribute("data-followed"));
}

async function expectNote(page: Page, note: string): Promise<void> {
  await expect(page.locator("[data-notes]")).toHaveText(note);
}

function rowOf(sheet: Locator, label: string): Locator {
  return sheet.getByRole("term").filter({ hasText: label }).locator("+ dd");
}
