import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "./shared-stage.ts";
import { showState } from "./subject.ts";

const boxCount = 6;

test.use({ hasManualClock: true });

test.beforeEach(async ({ page }) => {
  await showState(page, "code-input");
  await stopClock(page);
  await page.keyboard.press("Tab");
  await expectFocus(page, 1);
});

test("a digit fills its box and moves the focus to the next", async ({ page }) => {
  await page.keyboard.type("409");
  await expectDigits(page, "409");
  await expectFocus(page, 4);
});

test("other characters are ignored, and the focus stays", async ({ page }) => {
  for (const key of ["x", "Space", "-", "٤", "４"]) {
    await (key.length === 1 ? page.keyboard.insertText(key) : page.keyboard.press(key));
    await expectDigits(page, "");
    await expectFocus(page, 1);
  }
});

test("Backspace clears a box, and in an empty one moves back", async ({ page }) => {
  await page.keyboard.type("40");
  await expectFocus(page, 3);
  await page.keyboard.press("Backspace");
  await expectDigits(page, "4");
  await expectFocus(page, 2);
  await page.keyboard.press("Backspace");
  await expectDigits(page, "");
  await expectFocus(page, 1);
  await page.keyboard.press("Backspace");
  await expectFocus(page, 1);
});

test("arrows, Home and End move between the boxes and stop at the ends", async ({ page }) => {
  await page.keyboard.press("End");
  await expectFocus(page, boxCount);
  await page.keyboard.press("ArrowRight");
  await expectFocus(page, boxCount);
  await page.keyboard.press("ArrowLeft");
  await expectFocus(page, 5);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expectFocus(page, 1);
});

for (const text of ["409218", " 409 218\n", "409-218", "4 0 9 2 1 8"]) {
  test(`pasting ${JSON.stringify(text)} into any box fills all boxes`, async ({ page }) => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await paste(page, text);
    await expectDigits(page, "409218");
    await expectFocus(page, boxCount);
    await page.clock.runFor(300);
    await expectFinished(page, "409218");
  });
}

test("a code that the browser autofills reaches every box", async ({ page }) => {
  const first = page.getByRole("textbox").first();
  await expect(first).toHaveAttribute("autocomplete", "one-time-code");
  await page.keyboard.insertText("409218");
  await expectDigits(page, "409218");
});

test("typing the same digit again moves on", async ({ page }) => {
  await page.keyboard.type("44");
  await page.keyboard.press("Home");
  await page.keyboard.type("4");
  await expectDigits(page, "44");
  await expectFocus(page, 2);
});

test("completion fires once, 300 ms after the last change", async ({ page }) => {
  await page.keyboard.type("409218");
  await page.clock.runFor(299);
  await expectFinished(page, "");
  await page.clock.runFor(1);
  await expectFinished(page, "409218");
  await page.keyboard.press("Home");
  await page.keyboard.type("4");
  await page.clock.runFor(1_000);
  await expectFinished(page, "409218");
});

test("every change restarts the delay, also the same digit", async ({ page }) => {
  await page.keyboard.type("409217");
  await page.clock.runFor(200);
  await page.keyboard.type("8");
  await page.clock.runFor(200);
  await page.keyboard.type("8");
  await page.clock.runFor(299);
  await expectFinished(page, "");
  await page.clock.runFor(1);
  await expectFinished(page, "409218");
});

test("a code that loses a digit during the delay does not complete", async ({ page }) => {
  await page.keyboard.type("409218");
  await page.clock.runFor(100);
  await page.keyboard.press("Backspace");
  await page.clock.runFor(1_000);
  await expectFinished(page, "");
});

test("a second code completes too", async ({ page }) => {
  await page.keyboard.type("409218");
  await page.clock.runFor(300);
  await page.keyboard.type("9");
  await page.clock.runFor(300);
  await expectFinished(page, "409218 409219");
});

/** Dispatches a paste event with a text, as Ctrl+V does. */
function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

async function expectDigits(page: Page, digits: string): Promise<void> {
  const expected = Array.from({ length: boxCount }, (_, index) => digits[index] ?? "");
  await expect
    .poll(() =>
      page
        .getByRole("textbox")
        .evaluateAll((boxes) => boxes.map((box) => "value" in box && box.value)),
    )
    .toEqual(expected);
}

async function expectFocus(page: Page, box: number): Promise<void> {
  await expect(page.getByRole("textbox").nth(box - 1)).toBeFocused();
}

async function expectFinished(page: Page, codes: string): Promise<void> {
  await expect(page.locator("[data-notes]")).toHaveText(codes);
}
