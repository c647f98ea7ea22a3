import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/story.ts";

const root = join(import.meta.dirname, "../..");
const script = readFileSync(join(root, "apps/web/app/early-scripts/press-keeper.js"), "utf8");
const content = `<button id="account" aria-label="Account">DI</button><p>Text</p>`;

/** Shows a served frame with the script, and returns the button in it. */
async function showFrame(page: Page) {
  await page.setContent(`<div id="served-frame">${content}</div>`);
  await page.addScriptTag({ content: script });
  const button = page.getByRole("button", { name: "Account" });
  await button.hover();
  return button;
}

/** Replaces the frame by the page, which counts the clicks on its button from then on. */
function replaceFrame(page: Page): Promise<void> {
  return page.evaluate((html) => {
    document.body.innerHTML = `<header data-clicks="0">${html}</header>`;
    const header = document.querySelector("header");
    document.querySelector("#account")?.addEventListener("click", () => {
      if (header) header.dataset["clicks"] = String(Number(header.dataset["clicks"]) + 1);
    });
  }, content);
}

async function expectClicks(page: Page, clicks: number): Promise<void> {
  await expect(page.locator("header")).toHaveAttribute("data-clicks", String(clicks));
}

test("repeats a press on the button that replaces the pressed one, once", async ({ page }) => {
  const button = await showFrame(page);
  await button.click();
  await replaceFrame(page);
  await expectClicks(page, 1);
  await page.evaluate(() => document.body.append("More"));
  await expectClicks(page, 1);
});

test("waits for the release of a press", async ({ page }) => {
  await showFrame(page);
  await page.mouse.down();
  await replaceFrame(page);
  await expectClicks(page, 0);
  await page.mouse.up();
  await expectClicks(page, 1);
});

const drops: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    "a release elsewhere",
    async (page) => {
      await page.mouse.down();
      await page.getByText("Text").hover();
      await page.mouse.up();
    },
  ],
  [
    "a press elsewhere",
    async (page) => {
      await page.getByRole("button", { name: "Account" }).click();
      await page.getByText("Text").click();
    },
  ],
  [
    "a press with another mouse button",
    (page) => page.getByRole("button", { name: "Account" }).click({ button: "right" }),
  ],
];

for (const [name, act] of drops) {
  test(`repeats nothing after ${name}`, async ({ page }) => {
    const button = await showFrame(page);
    await act(page);
    await replaceFrame(page);
    // A mutation, and a click that is counted, follow whatever the script repeats.
    await page.evaluate(() => document.body.append("More"));
    await button.click();
    await expectClicks(page, 1);
  });
}
