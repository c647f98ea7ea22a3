import { writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { expect, test } from "./shared-stage.ts";
import { showState } from "./subject.ts";

const limitBytes = 2 * 1024 * 1024;

async function choose(page: Page, name: string, sizeBytes: number): Promise<void> {
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).press("Enter");
  await (await asked).setFiles(await createFile(test.info(), name, sizeBytes));
}

async function createFile(testInfo: TestInfo, name: string, sizeBytes = 2): Promise<string> {
  const path = testInfo.outputPath(name);
  await writeFile(path, Buffer.alloc(sizeBytes));
  return path;
}

function paste(page: Page, name: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["{}"], pasted));
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, name);
}

const notes = (page: Page) => page.locator("[data-notes]");
const alert = (page: Page) => page.getByRole("alert");

test("a file of another type is refused beside the zone, with the accepted types", async ({
  page,
}) => {
  await showState(page, "file-drop");
  await choose(page, "logo.gif", 1);
  await expect(alert(page)).toHaveText("logo.gif was not added. Choose .json or .css.");
  await expect(notes(page)).toHaveText("");
});

test("a file that is too large is refused with its size and the limit", async ({ page }) => {
  await showState(page, "file-drop");
  await choose(page, "tokens.json", limitBytes + 1);
  await expect(alert(page)).toHaveText("tokens.json is too large: 2.1 MB. The limit is 2 MB.");
  await choose(page, "tokens.json", limitBytes);
  await expect(notes(page)).toHaveText("tokens.json");
  await expect(alert(page)).toHaveText("");
});

test("a file is removed by keyboard, and the focus moves on", async ({ page }) => {
  await showState(page, "file-drop");
  await choose(page, "tokens.json", 2);
  await page.getByRole("button", { name: "Remove tokens.json" }).press("Enter");
  await expect(page.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();
});

test("of several dropped files one is accepted, and the other is named as refused", async ({
  page,
}, testInfo) => {
  await showState(page, "file-drop");
  const files = [await createFile(testInfo, "one.json"), await createFile(testInfo, "two.json")];
  const session = await page.context().newCDPSession(page);
  const box = await page.getByText("Drop a file here or").boundingBox();
  const drag = {
    x: box?.x ?? 0,
    y: box?.y ?? 0,
    data: { items: [], files, dragOperationsMask: 1 },
  };
  for (const type of ["dragEnter", "dragOver"] as const) {
    await session.send("Input.dispatchDragEvent", { type, ...drag });
  }
  await expect(page.locator("[data-drop-target]")).toBeVisible();
  await session.send("Input.dispatchDragEvent", { type: "drop", ...drag });
  await expect(notes(page)).toHaveText("one.json");
  await expect(alert(page)).toHaveText("two.json was not added. Only one file is allowed.");
});

for (const name of ["Choose a file", "Drop or paste a file here"]) {
  test(`a file pasted on "${name}" is added once`, async ({ page }) => {
    await showState(page, "file-drop");
    await page.getByRole("button", { name }).focus();
    await paste(page, "theme.css");
    await expect(notes(page)).toHaveText("theme.css");
    await expect(page.getByRole("listitem")).toHaveCount(1);
  });
}
