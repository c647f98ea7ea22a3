import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { baseColorField, enter, expectSaved, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { tabTo } from "./support/tab-to.ts";

test("completes the main job by keyboard", async ({ page, place }) => {
  const account = await registerAccount(place);
  // Without transitions a focus ring is visible at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Email", { exact: true }));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/overview");

  const create = page.getByRole("button", { name: "Create design system" });
  await tabTo(page, create.first());
  await page.keyboard.press("Enter");
  const name = page.getByRole("dialog").getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.type("Vapur");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Create design system" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vapur\/design-system\/colors$/);

  await tabTo(page, baseColorField(page));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("#0d9488");
  await page.keyboard.press("Enter");
  await tabTo(page, saveButton(page));
  await page.keyboard.press("Enter");
  await expectSaved(page, 2);
  // Save is disabled after saving, so the focus moves to the nearest button.
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeFocused();

  await page.reload();
  await tabTo(page, baseColorField(page));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("#d9480f");
  await page.keyboard.press("ControlOrMeta+S");
  await expectSaved(page, 3);
});

test("leads from the base color to copied CSS by keyboard", async ({ page, context, place }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await tabTo(page, baseColorField(page));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("#d9480f");
  await page.keyboard.press("ControlOrMeta+S");
  await expectSaved(page, 2);

  const open = page.getByRole("button", { name: "Export", exact: true });
  await tabTo(page, open);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Export" });
  await tabTo(page, sheet.getByRole("button", { name: "Copy", exact: true }).last());
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("button", { name: "Copied" }).last()).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/--color-primary-\d+: #d9480f;/);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
});

test("Home and End move a breakpoint up to its neighbors", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "breakpoint"));
  const handle = page.getByRole("slider", { name: "Breakpoint m", exact: true });
  await handle.focus();
  for (const [key, limit] of [
    ["Home", "aria-valuemin"],
    ["End", "aria-valuemax"],
  ] as const) {
    await handle.press(key);
    const px = (await handle.getAttribute(limit)) ?? "";
    await expect(handle).toHaveAttribute("aria-valuenow", px);
  }

  const columns = page.getByRole("button", { name: /^grid-columns-m / });
  await expect(columns).toHaveText("8");
  await columns.press("Enter");
  const field = page.getByRole("textbox", { name: "grid-columns-m" });
  await field.fill("0");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("6");
  await field.press("Enter");
  await expect(columns).toHaveText("6");
  await expect(page.getByText(/^6 × /)).toBeVisible();
  await page.getByRole("button", { name: "Reset grid-columns-m" }).press("Enter");
  await expect(columns).toHaveText("8");
  await expect(columns).toBeFocused();
});

test("the focus stays on the page when the unsaved changes disappear", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await enter(baseColorField(page), "#6b2d4f");
  await page.getByRole("button", { name: "1 unsaved change" }).focus();
  await page.keyboard.press("ControlOrMeta+S");
  await expectSaved(page, 2);
  await expect(page.getByRole("button", { name: "Undo: Base color" })).toBeFocused();
});
