import type { Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";

const kinds = [
  ["delete", "alertdialog", "Delete this?", "Cancel"],
  ["info", "dialog", "Good to know", "OK"],
  ["warning", "alertdialog", "Before you continue", "Cancel"],
  ["success", "dialog", "Done", "OK"],
  ["error", "alertdialog", "Something went wrong", "Close"],
  ["confirm", "alertdialog", "Are you sure?", "Cancel"],
  ["base", "dialog", "Your export is ready", "OK"],
] as const;

for (const [kind, role, name, safe] of kinds) {
  test(`the kind ${kind} is a ${role} and focuses its safe answer`, async ({ openSubject }) => {
    const { page, show } = await openSubject("message-dialog");
    await show({ state: `open-${kind}` });
    const dialog = page.getByRole(role, { name });
    await expect(dialog.getByRole("button", { name: safe, exact: true })).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(/./);
  });
}

test("the kind filter has the texts and the width of filters", async ({ openSubject }) => {
  const { page, show } = await openSubject("message-dialog");
  await show({ state: "open-filter" });
  const dialog = page.getByRole("dialog", { name: "Filter Options" });
  await expect(dialog).toHaveAccessibleDescription(
    "You can use the options below to filter your data.",
  );
  await expect(dialog.getByRole("button", { name: "Apply" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(480);
});

test("shows a running action in its button and cannot be closed meanwhile", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("message-dialog");
  await show({ state: "open-pending" });
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText("Loading...")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
});

test("shows a failure inside, stays open, and offers a retry", async ({ openSubject }) => {
  const { page, show } = await openSubject("message-dialog");
  await show({ state: "failing" });
  await openByEnter(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("alert")).toHaveText("Something went wrong. Try again.");
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete the system" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("enables a dangerous answer only after the name is typed, each time it opens", async ({
  openSubject,
}) => {
  const { page, show } = await openSubject("message-dialog");
  await show({ state: "typed-name" });
  await openByEnter(page);
  const field = page.getByLabel("Type Atlas to confirm");
  const answer = page.getByRole("button", { name: "Delete", exact: true });
  await expect(answer).toBeDisabled();
  await field.fill("Atlas");
  await expect(answer).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await openByEnter(page);
  await expect(field).toHaveValue("");
  await field.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await field.fill("Atlas ");
  await field.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.locator("[data-notes]")).toHaveText("deleted");
});

async function openByEnter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete the system" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
}
