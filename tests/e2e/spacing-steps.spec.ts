import { operations } from "@tessera/contract";
import { type Recipe, tokenPath } from "@tessera/engine";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { enter, expectSaved, expectValue, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

/** Pins a step in one density and refers to it from a custom token. */
function referTo(recipe: Recipe): Recipe {
  return {
    ...recipe,
    overrides: {
      [tokenPath("spacing.m-compact")]: { type: "dimension", value: 9, unit: "px" },
    },
    customTokens: { [tokenPath("gap.page")]: { type: "alias", to: tokenPath("spacing.m") } },
  };
}

test("adds, moves, renames and removes spacing steps with everything that refers to them", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Vapur");
  await callOperation({ ...account, ifMatch: "*" }, operations.updateRecipe, {
    params: { projectId: project.id },
    body: { recipe: referTo(project.recipe) },
  });
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "spacing"));
  const list = page.getByRole("list", { name: "Spacing steps" });
  const names = list.getByLabel(/^Name of/);
  await expect(names).toHaveCount(7);

  await page.getByLabel("New step").fill("s");
  await enter(page.getByLabel("Size", { exact: true }), "12");
  await expect(page.getByText("s already exists.")).toBeVisible();
  await enter(page.getByLabel("New step"), "sm");
  await expectValue(names.nth(4), "sm");
  await expect(page.getByText("spacing-sm", { exact: true })).toBeVisible();
  // The compact value of a step is that of the step before.
  await expectValue(page.getByLabel("spacing-sm-compact"), "8px");
  await page.getByRole("button", { name: "Undo: Spacing step sm" }).click();
  await expect(names).toHaveCount(7);
  await page.getByRole("button", { name: "Redo: Spacing step sm" }).click();
  await expect(names).toHaveCount(8);

  await page.getByRole("button", { name: "Move sm up" }).focus();
  await page.keyboard.press("Enter");
  await expectValue(names.nth(3), "sm");
  await expect(page.getByRole("button", { name: "Move sm up" })).toBeFocused();
  const moved = page.getByText("Sizes stay in order.");
  await expect(moved).toHaveText("sm is now 8px and s is 12px. Sizes stay in order.");
  await enter(page.getByLabel("Size of sm"), "7px");
  await expect(moved).toHaveText("sm is now 7px and s is 12px. Sizes stay in order.");
  await page.getByRole("button", { name: "Undo: Spacing step sm" }).click();
  await expect(moved).toHaveText("sm is now 8px and s is 12px. Sizes stay in order.");
  await enter(page.getByLabel("Name of sm"), "small");
  await expect(moved).toHaveCount(0);
  for (const _ of ["its name", "its place"])
    await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(moved).toHaveCount(0);
  await expectValue(names.nth(4), "sm");

  const size = page.getByLabel("Size of sm");
  await enter(size, "40px");
  const error = page.getByText("Use a value above the previous one.");
  await expect(error).toBeVisible();
  expect((await error.boundingBox())?.height, "one line").toBeLessThan(24);
  // An invalid size is shown in its own row.
  await page.getByRole("button", { name: "Move sm up" }).click();
  await expectValue(names.nth(3), "sm");
  await expect(error).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expectValue(names.nth(4), "sm");
  await enter(size, "0.625rem");
  await expectValue(size, "10px");

  await expect(list.getByText("Used by gap-page")).toBeVisible();
  await enter(names.nth(5), "medium");
  await expectValue(page.getByLabel("Name of medium"), "medium");
  await expect(list.getByText("Used by gap-page")).toBeVisible();
  await enter(page.getByLabel("Name of medium"), "Medium Gap");
  await expect(page.getByText("Enter a name of a–z, 0–9 and single hyphens.")).toBeVisible();
  await expectAccessible(page);
  await enter(page.getByLabel("Name of medium"), "medium");

  await page.getByRole("button", { name: "Remove medium" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("spacing-medium-compact");
  await expect(dialog).toContainText("gap-page");
  await dialog.getByRole("button", { name: /Point them to/ }).click();
  await page.getByRole("option", { name: "l", exact: true }).click();
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(names).toHaveCount(7);
  await expect(list.getByText("Used by gap-page")).toBeVisible();

  await saveButton(page).click();
  await expectSaved(page, 3);
  await page.reload();
  await expectValue(names.nth(4), "sm");
  await page.goto(addressOf(account, project, "variables/css"));
  const file = page.getByRole("main");
  await expect(file).toContainText("--spacing-sm-comfortable: 10px");
  await expect(file).toContainText("--gap-page: var(--spacing-l)");
});
