import type { Locator, Page } from "@playwright/test";
import { expect, settleDialog, test } from "./shared-stage.ts";

test.use({ hasManualClock: true });

const triggerName = "Rename";

test("traps the focus and moves it in reading order", async ({ openSubject }) => {
  const { page, show } = await openSubject("dialog");
  await show();
  await openByEnter(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeFocused();
  const stops = [
    button(dialog, "Close"),
    nameOf(page),
    button(dialog, "Cancel"),
    button(dialog, "Save"),
  ];
  for (const stop of [...stops, ...stops.slice(0, 1)]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(button(dialog, "Save")).toBeFocused();
});

test("hides the page behind it from the keyboard and from screen readers", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("dialog");
  await show();
  await openByEnter(page);
  await expect(page.locator("#root")).toHaveAttribute("inert");
});

const waysToClose: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["a press outside", (page) => page.mouse.click(5, 5)],
  ["the X", (page) => pressWithKeyboard(page, "Close")],
  ["a button that closes", (page) => pressWithKeyboard(page, "Cancel")],
];

for (const [way, close] of waysToClose) {
  test(`asks on ${way}, and Escape returns to editing with the focus where it was`, async ({
    openSubject,
  }) => {
    const { page, show } = await openSubject("dialog");
    await show({ state: "asks-always" });
    await openByEnter(page);
    const dialog = page.getByRole("dialog");
    await nameOf(page).focus();
    await close(page);
    const before = way.includes("X") ? "Close" : way.includes("button") ? "Cancel" : undefined;
    const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
    await expect(question).toHaveAccessibleDescription(
      "Are you sure you want to discard your changes?",
    );
    await expect(button(question, "No, Keep Editing")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(before ? button(dialog, before) : nameOf(page)).toBeFocused();
  });
}

test("closes after the question is answered with discard, and returns the focus to its trigger", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("dialog");
  await show({ state: "asks-always" });
  await openByEnter(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(button(page, "Yes, Discard")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(button(page, triggerName)).toBeFocused();
  await expect(page.locator("[data-notes]")).toHaveText("closed");
});

test("asks in Turkish, and with custom texts", async ({ openSubject }) => {
  const { page, show } = await openSubject("dialog");
  await show({ state: "open-asking", locale: "tr" });
  const question = page.getByRole("alertdialog");
  await expect(button(question, "Hayır, düzenlemeye devam et")).toBeFocused();
  await expect(button(question, "Evet, vazgeç")).toBeVisible();
  await show({ state: "open-asking-own-texts" });
  await expect(question).toHaveAccessibleName("Leave the invitation");
  await expect(question).toHaveAccessibleDescription("Three addresses are not sent yet.");
  await expect(button(question, "Stay")).toBeFocused();
  await expect(button(question, "Leave")).toBeVisible();
});

test("asks nothing when the application closes it after success", async ({ openSubject }) => {
  const { page, show } = await openSubject("dialog");
  await show({ state: "asks-always" });
  await openByEnter(page);
  await nameOf(page).fill("Lale");
  await pressWithKeyboard(page, "Save");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("[data-notes]")).toHaveText("saved");
  await expect(button(page, triggerName)).toBeFocused();
});

test("with when-typed, asks only after typing, and resets each time it opens", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("dialog");
  await show();
  await openByEnter(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button(page, triggerName)).toBeFocused();

  await page.keyboard.press("Enter");
  await nameOf(page).pressSequentially("2");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, triggerName)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

const changes: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    "another choice of a list",
    async (page) => {
      const list = page.getByRole("button", { name: "Visible to" });
      await list.press("Enter");
      await page.getByRole("option", { name: "Everybody" }).press("Enter");
      await expect(list).toBeFocused();
    },
  ],
  ["a pressed segment", (page) => page.getByRole("radio", { name: "Cards" }).click()],
  ["a part of a date", (page) => page.getByRole("spinbutton").first().press("ArrowUp")],
];

for (const [change, make] of changes) {
  test(`with when-typed, asks after ${change}`, async ({ openSubject }) => {
    const { page, show } = await openSubject("dialog");
    await show({ state: "with-choices" });
    await openByEnter(page);
    await make(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
}

test("with when-typed, does not ask when a list was only opened or fields were only focused", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("dialog");
  await show({ state: "with-choices" });
  await openByEnter(page);
  const list = page.getByRole("button", { name: "Visible to" });
  await list.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeFocused();
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("with never, asks nothing whatever was typed", async ({ openSubject }) => {
  const { page, show } = await openSubject("dialog");
  await show({ state: "asks-never" });
  await openByEnter(page);
  await nameOf(page).fill("Lale");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(button(page, triggerName)).toBeFocused();
});

test("stays open while an action runs", async ({ openSubject }) => {
  const { page, show } = await openSubject("dialog");
  await show({ state: "open-locked" });
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await pressWithKeyboard(page, "Close");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("scrolls a long text with the arrow keys while its buttons stay visible", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("dialog");
  await page.setViewportSize({ width: 390, height: 600 });
  await show({ state: "open-long" });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeFocused();
  await expect(button(dialog, "Restore")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("End");
  await expect(dialog.getByText("12.")).toBeInViewport({ ratio: 1 });
  await expect(button(dialog, "Restore")).toBeInViewport({ ratio: 1 });
  await expect(button(dialog, "Close")).toBeInViewport({ ratio: 1 });
});

for (const [state, widthPx] of [
  ["open", 400],
  ["open-with-description", 480],
] as const) {
  test(`is ${widthPx} px wide in the state ${state}`, async ({ openSubject }) => {
    const { page, show } = await openSubject("dialog");
    await show({ state });
    const box = await page.getByRole("dialog").boundingBox();
    expect(box?.width).toBe(widthPx);
  });
}

async function openByEnter(page: Page): Promise<void> {
  await button(page, triggerName).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await settleDialog(page);
}

async function pressWithKeyboard(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

function button(within: Page | Locator, name: string): Locator {
  return within.getByRole("button", { name, exact: true });
}

function nameOf(page: Page): Locator {
  return page.getByRole("textbox", { name: "Name" });
}
