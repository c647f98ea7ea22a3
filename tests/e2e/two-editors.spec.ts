import type { Browser, Page } from "@playwright/test";
import { type RecipeState, operations } from "@tessera/contract";
import { type Account, type Place, registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { addMember } from "../factories/member.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import {
  baseColorField,
  enter,
  enterStatus,
  expectSaved,
  openPart,
  openStatus,
  saveButton,
} from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

type Setting = {
  readonly second: Page;
  readonly read: () => Promise<RecipeState>;
};

/** Opens a project twice at the same revision, by two users who may edit it. */
async function openTwice(page: Page, browser: Browser, place: Place): Promise<Setting> {
  const account = await registerAccount(place, "Deniz");
  const project = await createProject(account, "Vapur");
  const address = addressOf(account, project, "colors");
  const other = await registerAccount(place, "Elif");
  // Free has a place for one editor.
  await storePlan(place, account, "pro");
  await addMember(place, account, other, "editor");
  const context = await browser.newContext({ baseURL: account.origin });
  const second = await context.newPage();
  await Promise.all([open(page, account, address), open(second, other, address)]);
  const params = { projectId: project.id };
  return {
    second,
    read: () => callOperation(account, operations.getRecipe, { params }),
  };
}

async function open(page: Page, account: Account, address: string): Promise<void> {
  await startLoggedIn(page, account);
  await page.goto(address);
  await expect(baseColorField(page)).toBeVisible();
}

test("changes to different decisions are merged, and both are stored", async ({
  page,
  browser,
  place,
}) => {
  const { second, read } = await openTwice(page, browser, place);
  await enter(baseColorField(page), "#0d9488");
  await enterStatus(second, "Danger", "#b91c1c");
  await saveButton(page).click();
  await expectSaved(page, 2);

  await saveButton(second).click();
  await expectSaved(second, 3);
  await expect(second.getByText("Your changes are kept.")).toBeVisible();
  await expect(baseColorField(second)).toHaveValue("#0d9488");
  expect((await read()).recipe.color).toMatchObject({
    base: "#0d9488",
    status: { danger: "#b91c1c" },
  });
});

const choices = [
  { choice: "Keep mine", save: "Save with mine", base: "#6b2d4f" },
  { choice: "Use theirs", save: "Save with theirs", base: "#0d9488" },
] as const;

for (const { choice, save, base } of choices) {
  test(`conflicting changes to a decision are shown side by side: ${choice}`, async ({
    page,
    browser,
    place,
  }) => {
    const { second, read } = await openTwice(page, browser, place);
    await enter(baseColorField(page), "#0d9488");
    await saveButton(page).click();
    await expectSaved(page, 2);

    await enter(baseColorField(second), "#6b2d4f");
    await enterStatus(second, "Danger", "#b91c1c");
    await saveButton(second).click();
    const dialog = second.getByRole("dialog");
    await expect(dialog).toContainText("Deniz saved revision 2 while you were editing.");
    await expect(dialog).toContainText("#0d9488");
    await expect(dialog).toContainText("#6b2d4f");
    expect((await read()).recipe.color.base).toBe("#0d9488");

    // The user's own value is chosen first, and the other change is merged without a question.
    await expect(dialog.getByRole("radio", { name: "Keep mine" })).toBeFocused();
    await expect(dialog.locator("[data-template]")).toHaveCount(2);
    await expect(dialog).toContainText("1 other change is merged");
    await expect(dialog).toContainText("#b91c1c");
    await expectAccessible(second);
    if (choice === "Use theirs") await second.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("button", { name: save })).toBeVisible();
    await second.keyboard.press("Enter");
    await expectSaved(second, 3);
    expect((await read()).recipe.color).toMatchObject({ base, status: { danger: "#b91c1c" } });
  });
}

test("a save reaches the user's other tab at once: merged, or with both values to choose from", async ({
  context,
  place,
}) => {
  const account = await registerAccount(place, "Deniz");
  const project = await createProject(account, "Vapur");
  const [first, second] = [await context.newPage(), await context.newPage()];
  await startLoggedIn(first, account);
  for (const page of [first, second]) {
    await page.goto(addressOf(account, project, "colors"));
    await expect(baseColorField(page)).toBeVisible();
  }

  await enterStatus(second, "Danger", "#b91c1c");
  await first.bringToFront();
  await enter(baseColorField(first), "#0d9488");
  await saveButton(first).click();
  await second.bringToFront();
  await expect(baseColorField(second)).toHaveValue("#0d9488");
  await expect(second.getByText("You saved this elsewhere.")).toBeVisible();
  await expect(await openStatus(second, "Danger")).toHaveValue("#b91c1c");
  await openPart(second, "Brand");

  await enter(baseColorField(second), "#6b2d4f");
  await first.bringToFront();
  await enter(baseColorField(first), "#2447b8");
  await saveButton(first).click();
  await second.bringToFront();
  const dialog = second.getByRole("dialog", { name: "You saved this elsewhere." });
  await dialog.getByText("Keep the value here").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectSaved(second, 4);
  await expect(baseColorField(first)).toHaveValue("#6b2d4f");
});

test("a save from the user's other browser is named as the user's own", async ({
  page,
  browser,
  place,
}) => {
  const account = await registerAccount(place, "Deniz");
  const project = await createProject(account, "Vapur");
  const address = addressOf(account, project, "colors");
  const context = await browser.newContext({ baseURL: account.origin });
  const other = await context.newPage();
  await Promise.all([open(page, account, address), open(other, account, address)]);

  await enterStatus(other, "Danger", "#b91c1c");
  await enter(baseColorField(page), "#0d9488");
  await saveButton(page).click();
  await expectSaved(page, 2);
  await saveButton(other).click();
  await expectSaved(other, 3);
  await expect(other.getByText("You saved this elsewhere. Your changes are kept.")).toBeVisible();

  await expect(await openStatus(page, "Danger")).toHaveValue("#b91c1c");
  await enterStatus(page, "Danger", "#9f1239");
  await enterStatus(other, "Danger", "#6b2d4f");
  await saveButton(other).click();
  const dialog = page.getByRole("dialog", { name: "You saved this elsewhere." });
  await expect(dialog).not.toContainText(/\btab\b|Deniz/);
  await dialog.getByText("Keep the value here").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectSaved(page, 5);
  await context.close();
});

test("Discard waits for a save in progress, and clears the reason of a failed one", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await enter(baseColorField(page), "#6b2d4f");
  const changes = page.getByRole("button", { name: "1 unsaved change" });
  await expect(changes).toBeVisible();

  const answer = Promise.withResolvers<undefined>();
  await page.route(`**/ui/recipe/${project.id}`, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await answer.promise;
    await route.fulfill({ status: 400, json: { data: null, meta: { errorCode: "badRequest" } } });
  });
  await saveButton(page).click();
  await expect(page.getByRole("status").getByText("Saving…")).toBeVisible();
  await expect(changes).toHaveCount(0);
  answer.resolve(undefined);

  const failure = page.getByText(/^Not saved\./);
  await expect(failure).toBeVisible();
  await changes.click();
  await page.getByRole("button", { name: "Discard all" }).click();
  await expectSaved(page, 1);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(baseColorField(page)).toHaveValue("#6b2d4f");
  await expect(page.getByRole("status").getByText("1 unsaved change")).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("unsaved work survives a reload", async ({ page, place }) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  await enter(baseColorField(page), "#6b2d4f");
  await expect(page.getByRole("status").getByText("1 unsaved change")).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(baseColorField(page)).toHaveValue("#6b2d4f");
  await expect(page.getByRole("status").getByText("1 unsaved change")).toBeVisible();
});

test("leaving with unsaved work asks first, also offline", async ({
  page,
  place,
  context,
  silentErrors,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  const parts = ["leave-dialog", "message-dialog"].map((part) =>
    page.waitForResponse((response) => response.url().includes(`/${part}-`)),
  );
  await enter(baseColorField(page), "#6b2d4f");
  for (const part of await Promise.all(parts)) await part.finished();
  // Configure leads back to the open project, so the draft stays open.
  const address = addressOf(account, project, "colors");
  const returned = page.waitForEvent("framenavigated", (frame) => frame.url().endsWith(address));
  await page.getByRole("banner").getByRole("link", { name: "Configure" }).first().click();
  await returned;
  await expect(baseColorField(page)).toHaveValue("#6b2d4f");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Overview" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(baseColorField(page)).toHaveValue("#6b2d4f");
  silentErrors.allow("DISCONNECTED");
});
