import type { Locator, Page } from "@playwright/test";
import { addStopBehind, expect, test } from "./shared-stage.ts";
import { type Setting, showState } from "./subject.ts";

async function open(
  page: Page,
  label: string,
  setting: Setting = {},
  specimen = "masked-field",
): Promise<Locator> {
  await showState(page, specimen, setting);
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  return field;
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+V");
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

function readCaret(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionStart);
}

const notes = (page: Page) => page.locator("[data-notes]");

test("the caret stays in place while the middle of a number is edited", async ({ page }) => {
  const field = await open(page, "Budget", { state: "number" });
  await press(page, "Home", "ArrowRight", "ArrowRight", "7");
  await expect(field).toHaveValue("127,500.5");
  expect(await readCaret(field)).toBe(3);
  await press(page, "Backspace", "Backspace");
  await expect(field).toHaveValue("1,500.5");
  expect(await readCaret(field)).toBe(1);
  await expect(notes(page)).toHaveText("1500.5 true");
});

test("a number is typed and emitted with the separators of the language", async ({ page }) => {
  const field = await open(page, "Bütçe", { state: "number", locale: "tr" });
  await expect(field).toHaveValue("12.500,5");
  await press(page, "ControlOrMeta+A");
  await page.keyboard.type("98765,43");
  await expect(field).toHaveValue("98.765,43");
  await expect(notes(page)).toHaveText("98765.43 true");
});

test("a number copied in the other language keeps its value", async ({ page }) => {
  const field = await open(page, "Budget", { state: "number" });
  await press(page, "ControlOrMeta+A");
  await paste(page, "1.234,56 ₺");
  await expect(field).toHaveValue("1,234.56");
});

test("a day has the order of the language, and must exist", async ({ page }) => {
  const field = await open(page, "Yayın günü", { locale: "tr" });
  await expect(field).toHaveAttribute("placeholder", "gg.aa.yyyy");
  await page.keyboard.type("3102");
  await expect(field).toHaveValue("31.0");
  await page.keyboard.type("12026");
  await expect(field).toHaveValue("31.01.2026");
  await expect(notes(page)).toHaveText("2026-01-31 true");
});

test("a part of a day can be corrected in place", async ({ page }) => {
  const field = await open(page, "Launch day", { state: "day-of-a-value" });
  await expect(field).toHaveValue("12/31/2026");
  await press(page, "Home", "Delete", "Delete");
  await page.keyboard.type("10");
  await expect(field).toHaveValue("10/31/2026");
  expect(await readCaret(field)).toBeLessThanOrEqual(3);
});

test("an incomplete value shows an error on blur, which disappears while it is corrected", async ({
  page,
}) => {
  const field = await open(page, "Launch day");
  await addStopBehind(page);
  await page.keyboard.type("12/31");
  await expect(page.getByText("Enter a full date")).toBeHidden();
  await press(page, "Tab");
  await expect(page.getByText("Enter a full date, like mm/dd/yyyy.")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.focus();
  await press(page, "End");
  await page.keyboard.type("/2026");
  await expect(page.getByText("Enter a full date")).toBeHidden();
  await press(page, "Tab");
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("undo reverts typing step by step", async ({ page }) => {
  const field = await open(page, "Bütçe", { state: "number", locale: "tr" });
  await press(page, "End", "5", "ControlOrMeta+Z");
  await expect(field).toHaveValue("12.500,5");
  await press(page, "ControlOrMeta+Shift+Z");
  await expect(field).toHaveValue("12.500,55");
});

test("a value from outside replaces the typed text", async ({ page }) => {
  const field = await open(page, "Launch day", { state: "controlled" });
  await press(page, "End", "Backspace");
  await expect(field).toHaveValue("12/31/202");
  await page.getByRole("button", { name: "Next day of work" }).click();
  await expect(field).toHaveValue("01/02/2027");
});

test("a choice completes itself, and reverts to its open position", async ({ page }) => {
  const field = await open(page, "Unit", { state: "choice" });
  await press(page, "R");
  await expect(field).toHaveValue("rem");
  await expect(notes(page)).toHaveText("rem true");
  await press(page, "Backspace");
  await expect(field).toHaveValue("");
});

test("a range gets its zero on blur", async ({ page }) => {
  const field = await open(page, "Hour of the backup", { state: "range" });
  await page.keyboard.type("2");
  await press(page, "Tab");
  await expect(field).toHaveValue("02");
  await expect(notes(page)).toHaveText("2 true");
});

test("composed input is applied when the composition ends", async ({ page }) => {
  const field = await open(page, "Mobile phone", {}, "phone-field");
  const session = await page.context().newCDPSession(page);
  const composed = { text: "５３", selectionStart: 2, selectionEnd: 2 };
  await session.send("Input.imeSetComposition", composed);
  await session.send("Input.insertText", { text: "５３２" });
  await expect(field).toHaveValue("(532");
});

for (const number of ["0500 123 45 67", "+90 500 123 45 67", "0090 500 123 45 67", "5001234567"]) {
  test(`a phone number pasted as ${number} is +905001234567`, async ({ page }) => {
    const field = await open(page, "Mobile phone", {}, "phone-field");
    await paste(page, number);
    await expect(field).toHaveValue("(500) 123-4567");
    await expect(notes(page)).toHaveText("+905001234567");
  });
}

test("a phone number is null as soon as a digit is missing", async ({ page }) => {
  const field = await open(page, "Mobile phone", {}, "phone-field");
  await page.keyboard.type("05001234567");
  await expect(notes(page)).toHaveText("+905001234567");
  await press(page, "Backspace");
  await expect(field).toHaveValue("(500) 123-456");
  await expect(notes(page)).toHaveText("null");
});

test("a phone number of another country is not converted", async ({ page }) => {
  const field = await open(page, "Mobile phone", {}, "phone-field");
  await paste(page, "+49 151 23456789");
  await expect(field).toHaveValue("");
});
