import { Buffer } from "node:buffer";
import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./subject.ts";

const tokens = { name: "tokens.json", mimeType: "application/json", buffer: Buffer.from("{}") };
const picture = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("png") };

const notes = (page: Page) => page.locator("[data-notes]");
const problem = (page: Page) => page.getByRole("alert");
const chosen = (page: Page) => page.getByRole("list", { name: "Chosen files" });

async function openState(page: Page, query = ""): Promise<Locator> {
  await page.goto(`/?specimen=file-drop${query}`);
  return page.locator("input[type=file]");
}

/** Drops a file of the disk as the desktop hands it over. */
async function dropFile(page: Page, { name, buffer }: typeof tokens): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  const box = await page.getByText("Drop a file here or").boundingBox();
  if (!box) throw new Error("The place for files is not shown.");
  const browser = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await browser.send("Input.dispatchDragEvent", {
      type,
      x: box.x + 1,
      y: box.y + 1,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
}

test("a chosen file is listed and told of; the next takes its place", async ({ page }) => {
  const input = await openState(page);
  await input.setInputFiles(tokens);
  await expect(notes(page)).toHaveText("tokens.json");
  await input.setInputFiles({ ...tokens, name: "theme.css" });
  await expect(notes(page)).toHaveText("theme.css");
  await expect(chosen(page).getByRole("listitem")).toHaveCount(1);
});

test("a dropped file is taken", async ({ page }) => {
  await openState(page);
  await dropFile(page, tokens);
  await expect(notes(page)).toHaveText("tokens.json");
  await expect(chosen(page)).toContainText("tokens.json");
});

test("a file of another type is refused with its reason, and what was chosen stays", async ({
  page,
}) => {
  const input = await openState(page);
  await input.setInputFiles(tokens);
  await dropFile(page, picture);
  await expect(problem(page)).toHaveText("logo.png was not taken. Choose .json or .css.");
  await expect(notes(page)).toHaveText("tokens.json");
});

test("a file that is too large is refused with its size and the limit", async ({ page }) => {
  const input = await openState(page);
  await input.setInputFiles({ ...tokens, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(problem(page)).toHaveText(
    "tokens.json was not taken. It has 2.1 MB, more than 2 MB.",
  );
  await expect(chosen(page)).toBeHidden();
});

test("a removed file is gone, and the focus stands where another is chosen", async ({ page }) => {
  const input = await openState(page);
  await input.setInputFiles(tokens);
  await page.getByRole("button", { name: "Remove tokens.json" }).press("Enter");
  await expect(chosen(page)).toBeHidden();
  await expect(notes(page)).toHaveText("");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();
});

test("kinds of files are called by their names, and one without a name by its type", async ({
  page,
}) => {
  const input = await openState(page, "&state=of-one-kind");
  await expect(page.getByText("any video, font/*")).toBeVisible();
  await input.setInputFiles(picture);
  await expect(problem(page)).toHaveText("logo.png was not taken. Choose any video or font/*.");
  await openState(page, "&state=of-one-kind&locale=tr");
  await expect(page.getByText("her tür video, font/*")).toBeVisible();
});
