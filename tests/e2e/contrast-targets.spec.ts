import type { Page } from "@playwright/test";
import { operations, type Locale } from "@tessera/contract";
import { createRecipe, type HexColor, type Recipe } from "@tessera/engine";
import { registerAccount, type Place } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { baseColorField, enter, expectSaved, openPart, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

type Targets = Recipe["color"]["contrastTargets"];

async function startOnColors(page: Page, place: Place, plan: "free" | "pro", locale: Locale) {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Vapur");
  const params = { projectId: project.id };
  await startLoggedIn(page, account);
  return {
    async open() {
      await storePlan(place, account, plan);
      await page.goto(addressOf(account, project, "colors", locale));
      await expect(baseColorField(page, locale)).toBeVisible();
      await openPart(page, "Contrast", locale);
      return page.getByRole("region", { name: translate(locale, "Contrast targets") });
    },
    async write(contrastTargets: Targets) {
      const { color, ...rest } = createRecipe("#2447b8" as HexColor);
      const recipe = { ...rest, color: { ...color, contrastTargets } };
      const caller = { ...account, ifMatch: "*" };
      await callOperation(caller, operations.updateRecipe, { params, body: { recipe } });
    },
    async read() {
      return (await callOperation(account, operations.getRecipe, { params })).recipe.color;
    },
  };
}

for (const locale of listLocales("tr")) {
  test(`on Pro, raises all text and a pair, in ${locale}`, async ({ page, place }) => {
    const { open, read } = await startOnColors(page, place, "pro", locale);
    const section = await open();
    const t = (english: string) => translate(locale, english);
    await openPart(page, "Brand", locale);
    await enter(baseColorField(page, locale), "#e0218a");
    await openPart(page, "Contrast", locale);
    const promises = page.getByRole("region", { name: t("Contrast promises") });
    await expect(promises.getByText(/≥ 4[.,]5/).first()).toBeVisible();
    await section.getByText("AAA", { exact: true }).click();
    // Every text promises 7:1; the label on the exact base is named with the ratio that it keeps.
    await expect(promises.getByText(/≥ 4[.,]5/)).toHaveCount(0);
    const label = promises.getByRole("listitem").filter({ hasText: "on-action-solid" });
    await expect(label).toContainText(/≥ 7[.,]0/);
    await expect(label).toContainText(locale === "tr" ? "4,75" : "4.75");
    await label.getByRole("button", { name: t("Use nearest") }).press("Enter");
    await expect(label.getByRole("button")).toHaveCount(0);
    // The next broken promise is of a status color.
    const others = promises.getByRole("button", { name: t("Use nearest"), exact: true });
    await expect(others.first()).toBeFocused();
    const target = section.getByRole("listitem").filter({ hasText: "on-action-solid" });
    await expect(target.getByRole("spinbutton")).toHaveValue(locale === "tr" ? "4,75" : "4.75");
    await section.getByRole("button", { name: t("Add pair") }).click();
    await section.getByRole("button", { name: t("Add"), exact: true }).click();
    await expect(section.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    await saveButton(page, locale).click();
    await expectSaved(page, 2, locale);
    const { base, contrastTargets } = await read();
    expect(base).toBe("#e0218a");
    expect(contrastTargets).toEqual({
      text: "aaa",
      pairs: { "on-action-solid": { "action-solid": 4.75 }, text: { "surface-0": "aaa" } },
    });
  });
}

test("accepts the nearest ratio of every target that no color reaches, in one undo step", async ({
  page,
  place,
}) => {
  const { open, write } = await startOnColors(page, place, "pro", "en");
  await write({ text: "aaa", pairs: {} });
  const section = await open();
  const promises = page.getByRole("region", { name: "Contrast promises" });
  const single = promises.getByRole("button", { name: "Use nearest", exact: true });
  const all = promises.getByRole("button", { name: "Use nearest for all" });
  await expect(single.first()).toBeVisible();
  const count = Number(/^\d+/.exec((await promises.getByText(/out of reach/).textContent()) ?? ""));
  expect(count).toBeGreaterThan(1);
  await all.press("Enter");
  await expect(single).toHaveCount(0);
  await expect(all).toHaveCount(0);
  await expect(page.getByText("Promises kept")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(count);
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await expect(promises.getByText(`${count} targets are out of reach.`)).toBeVisible();
});

test("on Free, refuses targets, and resets those from Pro", async ({ page, place }) => {
  const { open, write, read } = await startOnColors(page, place, "free", "en");
  await write({ text: "aaa", pairs: { link: { "surface-1": 12 } } });
  const section = await open();
  await expect(section.getByRole("button", { name: "See Pro" })).toHaveCount(1);
  await expect(section.getByRole("button", { name: "Add pair" })).toHaveCount(0);
  await expect(section.getByRole("radio", { name: "AA", exact: true }).first()).toBeDisabled();
  await expect(page.getByText(/^No color reaches it/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Use nearest" })).toHaveCount(0);
  await section.getByRole("button", { name: "Reset" }).click();
  await section.getByRole("button", { name: "Remove Contrast of link on surface-1" }).click();
  await saveButton(page).click();
  await expectSaved(page, 3);
  expect((await read()).contrastTargets).toEqual({ text: "aa", pairs: {} });
  await expect(section.getByRole("radio")).toHaveCount(0);
  await expectAccessible(page);
  await expect(write({ text: "aaa", pairs: {} })).rejects.toThrow(/contrast targets/);
});

test("a pinned step that breaks a promise is first among the contrasts, and is repaired there", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Vapur");
  const { color, ...rest } = createRecipe("#2f8f6b" as HexColor);
  const advanced = {
    ...color.advanced,
    pinnedSteps: { primary: { "700": "#ffb0a0" as HexColor } },
  };
  const recipe = { ...rest, color: { ...color, advanced } };
  const params = { projectId: project.id };
  await callOperation({ ...account, ifMatch: "*" }, operations.updateRecipe, {
    params,
    body: { recipe },
  });
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors?part=contrast"));
  const broken = page.getByRole("region", { name: "Broken promises of steps" });
  await expect(broken.getByRole("listitem").first()).toContainText("primary-700");
  const first = page.getByRole("tabpanel").getByRole("region").first();
  await expect(first).toHaveAccessibleName("Broken promises of steps");
  await expectAccessible(page);
  await broken
    .getByRole("button", { name: /Use it|Reset/ })
    .first()
    .press("Enter");
  await expect(broken).toHaveCount(0);
  await expect(page.getByText("Promises kept")).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
});
