import { operations } from "@tessera/contract";
import { type Recipe, tokenPath } from "@tessera/engine";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { enter, expectSaved, expectValue, openPart, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

function pinDark(recipe: Recipe): Recipe {
  const pin = { type: "color", hex: recipe.color.base, alpha: 1 } as const;
  return {
    ...recipe,
    overrides: {
      [tokenPath("color.neutral.900")]: pin,
      [tokenPath("color.neutral.950")]: pin,
    },
  };
}

test("a palette changes its style, steps and tints, and asks before it removes pins", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Vapur", "#64748b");
  await callOperation({ ...account, ifMatch: "*" }, operations.updateRecipe, {
    params: { projectId: project.id },
    body: { recipe: pinDark(project.recipe) },
  });
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  const ramp = page.getByRole("toolbar", { name: "Primary", exact: true });
  const lightest = ramp.getByRole("button").first();
  const before = await lightest.getAttribute("aria-label");

  await page.getByRole("group", { name: "Lightest tones" }).getByLabel("Bright").check();
  await expect(lightest).not.toHaveAttribute("aria-label", before ?? "");
  await page.getByRole("button", { name: "Undo: Lightest tones" }).click();
  await expect(lightest).toHaveAttribute("aria-label", before ?? "");
  await page.getByRole("button", { name: "Redo: Lightest tones" }).click();

  await openPart(page, "Advanced");
  await expect(page.getByText("color-neutral-950", { exact: false }).first()).toBeVisible();
  await enter(page.getByLabel("Name of step 11"), "Ink");
  await expect(page.getByText("Enter a name of up to 12 letters (a–z) and digits.")).toBeVisible();
  const list = page.getByRole("list", { name: "Step names, lightest first" });
  const error = list.getByText("Enter a name of up to 12 letters (a–z) and digits.");
  expect((await error.boundingBox())?.height, "one line").toBeLessThan(24);
  await enter(page.getByLabel("Name of step 11"), "ink");
  await expect(page.getByText("color-neutral-ink").first()).toBeVisible();
  await page.getByRole("radio", { name: "1–12" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("color-neutral-ink");
  await question.getByRole("button", { name: "Cancel" }).click();
  const names = page.getByLabel(/^Name of step/);
  await expect(names).toHaveCount(11);
  const count = page.getByLabel("Number of steps");
  await enter(count, "5.5");
  await expect(page.getByText("Enter a whole number.")).toBeVisible();
  await enter(count, "5");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(count).toHaveValue("11");
  await page.getByRole("radio", { name: "1–12" }).click();
  await question.getByRole("button", { name: "Change steps" }).click();
  await expect(names).toHaveCount(12);
  await enter(count, "14");
  await expectValue(page.getByLabel("Name of step 14"), "14");
  await openPart(page, "Brand");
  await ramp.getByRole("button").last().click();
  await expect(page.getByRole("group", { name: "primary-14" })).toBeFocused();
  await openPart(page, "Advanced");
  await enter(count, "13");
  await enter(count, "14");
  await expect(count).toBeFocused();

  await page.getByRole("switch", { name: "Add softer tints to every palette" }).press("Space");
  await openPart(page, "Brand");
  await expect(ramp.getByRole("button")).toHaveCount(14);
  await expect(page.getByRole("group", { name: "primary-14" })).toHaveCount(0);
  await openPart(page, "Advanced");
  const tints = page.getByRole("toolbar", { name: "Primary tints" });
  await expect(tints.getByRole("button")).toHaveCount(14);
  await expectAccessible(page);

  await saveButton(page).click();
  await expectSaved(page, 3);
  await page.reload();
  await openPart(page, "Brand");
  await expect(
    page.getByRole("group", { name: "Lightest tones" }).getByLabel("Bright"),
  ).toBeChecked();
  await openPart(page, "Advanced");
  await expect(count).toHaveValue("14");
  await page.goto(addressOf(account, project, "variables/css"));
  const file = page.getByRole("main");
  await expect(file).toContainText("--color-primary-14: #");
  await expect(file).toContainText("--color-primary-tint-1: ");
  await expect(file).not.toContainText("--color-primary-950");
});

test("buttons have the base color, or a step with enough contrast, and show why", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur", "#ffdb00");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  const fill = page.getByRole("radiogroup", { name: "Button color" });
  await expect(fill.getByRole("radio", { name: "Base color" })).toBeChecked();
  await expect(page.getByText("Buttons use step")).toBeHidden();

  await fill.getByRole("radio", { name: "3:1 on surfaces" }).click();
  await expect(
    page.getByText("Buttons use step 600. It is the nearest step with 3:1 on every surface."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Undo: Button color" }).click();
  await expect(page.getByText("Buttons use step")).toBeHidden();

  const labels = page.getByRole("radiogroup", { name: "Button labels" });
  await labels.getByRole("radio", { name: "Bold text, 3:1" }).click();
  await expect(page.getByText("Set button labels in bold at 14 pt")).toBeVisible();
  await expectAccessible(page);
  await saveButton(page).click();
  await expectSaved(page, 2);
});
