import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, enter, enterStatus, openPart, openStatus } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

for (const locale of listLocales("tr")) {
  test(`undo and redo work after a reload, by keyboard, in ${locale}`, async ({ page, place }) => {
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur", "#2447b8");
    await startLoggedIn(page, account);
    await page.goto(addressOf(account, project, "colors", locale));
    const field = baseColorField(page, locale);
    const undo = page.getByRole("button", {
      name: translate(locale, "Undo: {done}").split("{")[0] ?? "",
    });
    await expect(undo).toHaveCount(0);
    // Another field in between: edits of one that follow each other at once are one step.
    const success = await (await openStatus(page, "Success", locale)).inputValue();
    await openPart(page, "Brand", locale);
    await enter(field, "#0d9488");
    await enterStatus(page, "Success", "#15803d", locale);
    await enter(field, "#be185d");
    await field.blur();
    await expect(undo).toBeEnabled();
    await page.reload();
    await expect(field).toHaveValue("#be185d");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(field).toHaveValue("#0d9488");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(await openStatus(page, "Success", locale)).toHaveValue(success);
    await openPart(page, "Brand", locale);
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(field).toHaveValue("#2447b8");
    await expect(undo).toHaveCount(0);
    // Nothing is unsaved, and the undone steps outlast a reload.
    await page.reload();
    await expect(field).toHaveValue("#2447b8");
    await expect(undo).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+Shift+Z");
    await expect(field).toHaveValue("#0d9488");
    await page.reload();
    await expect(field).toHaveValue("#0d9488");
    await page.keyboard.press("ControlOrMeta+Y");
    await expect(await openStatus(page, "Success", locale)).toHaveValue("#15803d");
  });
}

test("fifty steps are undone and redone across a reload", async ({ page, place }) => {
  const steps = 50;
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur", "#2447b8");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  const strip = page.getByRole("region", { name: "Recipe" });
  const undo = page.getByRole("button", { name: "Undo: Shuffle" });
  const redo = page.getByRole("button", { name: "Redo: Shuffle" });
  const first = await strip.innerText();
  const shuffle = page.getByRole("button", { name: "Shuffle", exact: true });
  await shuffle.click();
  await expect(undo).toBeEnabled();
  const second = await strip.innerText();
  await shuffle.click({ clickCount: steps - 1 });

  await page.reload();
  await expect(undo).toBeEnabled();
  const last = await strip.innerText();
  expect(last).not.toBe(second);
  for (let step = 1; step < steps; step++) await page.keyboard.press("ControlOrMeta+Z");
  await expect(strip).toHaveText(second, { useInnerText: true });

  // After the reload there are steps on both sides.
  await page.reload();
  await expect(redo).toBeEnabled();
  await expect(strip).toHaveText(second, { useInnerText: true });
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(undo).toHaveCount(0);
  await expect(strip).toHaveText(first, { useInnerText: true });

  await page.reload();
  await expect(strip).toHaveText(first, { useInnerText: true });
  await expect(redo).toBeEnabled();
  for (let step = 0; step < steps; step++) await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(redo).toHaveCount(0);
  await expect(strip).toHaveText(last, { useInnerText: true });
});
