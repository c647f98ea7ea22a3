import type { Page } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";
import { showState } from "./subject.ts";

const states = { uncontrolled: "usual", controlled: "controlled", registered: "registered" };

for (const [name, state] of Object.entries(states)) {
  for (const locale of ["en", "tr"] as const) {
    test(`an address becomes lower case when typed, pasted and composed: ${name}, in ${locale}`, async ({
      page,
    }) => {
      await showState(page, "email-field", { state, locale });
      const field = page.getByRole("textbox");
      await field.fill("");
      await page.keyboard.type("ELIF@ACME.EXAMPLE");
      await expectAddress(page, "elif@acme.example");

      await field.fill("");
      await page.keyboard.insertText("ELİF.IŞIK@Acme.Example");
      await expectAddress(page, "elif.işik@acme.example");

      await field.fill("");
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Input.imeSetComposition", {
        text: "ELİ",
        selectionStart: 3,
        selectionEnd: 3,
      });
      await expect(field).toHaveValue("ELİ");
      await devTools.send("Input.insertText", { text: "ELİF" });
      await expectAddress(page, "elif");
    });
  }
}

test("the caret stays after a capital letter is typed", async ({ page }) => {
  await showState(page, "email-field");
  const field = page.getByRole("textbox");
  await field.fill("ef@acme.example");
  await field.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("LI");
  await expectAddress(page, "elif@acme.example");
});

test("an address given in capitals is shown in lower case", async ({ page }) => {
  await showState(page, "email-field", { state: "filled" });
  await expect(page.getByRole("textbox")).toHaveValue("elif@acme.example");
});

/** Checks that the shown value and the emitted value are equal. */
async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page.getByRole("textbox")).toHaveValue(address);
  await expect(page.locator("[data-notes]")).toHaveText(address);
}
