import type { Locator, Page } from "@playwright/test";
import { registerAccount } from "../factories/account.ts";
import { baseColorField, expectSaved, saveButton } from "./support/editor.ts";
import { expect, test } from "./support/story.ts";

const mostTabs = 120;

test("the main job is done by keyboard alone", async ({ page, place }) => {
  const account = await registerAccount(place);
  // Without motion a focus ring is there at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Email", { exact: true }));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/overview");

  const create = page.getByRole("button", { name: "Create system" });
  await tabTo(page, create.first());
  await page.keyboard.press("Enter");
  const name = page.getByRole("dialog").getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.type("Vapur");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Create system" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vapur\/design-system\/colors$/);

  await tabTo(page, baseColorField(page));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("#0d9488");
  await page.keyboard.press("Enter");
  await tabTo(page, saveButton(page));
  await page.keyboard.press("Enter");
  await expectSaved(page, 2);
  // Save has nothing left to do, and hands the keyboard's place on.
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeFocused();

  await page.reload();
  await tabTo(page, baseColorField(page));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("#d9480f");
  await page.keyboard.press("ControlOrMeta+S");
  await expectSaved(page, 3);
});

/** Presses Tab until the target has the focus; whoever has it on the way must show it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(findHiddenFocus);
    expect(hidden?.slice(0, 300), "the focus is visible").toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached with ${mostTabs} tabs.`);
}

/** What had the focus at the last call without an outline on it or around it, and looks the same now without the focus; runs inside the page. */
async function findHiddenFocus(): Promise<string | undefined> {
  type Look = { readonly element: Element; readonly text: string };
  const memory = window as unknown as { focusBefore?: readonly Look[] };
  // React draws the focus of a field's frame a moment after the field has it.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const [before, ...around] = memory.focusBefore ?? [];
  const focused = document.activeElement ?? document.body;
  const nearby = [focused, ...ancestorsOf(focused, 3), ...focused.querySelectorAll("*")];
  if (focused.nextElementSibling) nearby.push(focused.nextElementSibling);
  memory.focusBefore = nearby.map((element) => ({ element, text: describe(element) }));
  if (!before?.element.isConnected || before.element === focused) return undefined;
  if (before.element === document.body) return undefined;
  // The frame of a field keeps its outline while the focus moves on within it.
  const isShown = [before, ...around].some(
    ({ element, text }) => text.startsWith("outlined") || describe(element) !== text,
  );
  return isShown ? undefined : before.element.outerHTML;

  function describe(element: Element): string {
    const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
    const isOutlined = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    return [isOutlined ? "outlined" : "", boxShadow, borderColor].join();
  }
  function ancestorsOf(element: Element, count: number): Element[] {
    const parent = element.parentElement;
    return parent && count > 0 ? [parent, ...ancestorsOf(parent, count - 1)] : [];
  }
}
