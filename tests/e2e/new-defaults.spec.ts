import type { Page } from "@playwright/test";
import { operations, type Project } from "@tessera/contract";
import { categoryOfSection, createFormerRecipe, newDefaults, type Recipe } from "@tessera/engine";
import { changeAsOwner, parseConfig } from "@tessera/server";
import { screenPlaces } from "../../apps/web/app/navigation/screen-places.ts";
import { registerAccount, type Account, type Place } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectSaved, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

/** Stores the recipe of a project from before decisions such as the color of buttons existed. */
async function storeFormerRecipe({ dataFolder }: Place, { id }: Project): Promise<void> {
  const recipe = createFormerRecipe();
  const former = {
    ...recipe,
    color: omit(recipe.color, ["solid", "ink", "contrastTargets", "advanced"]),
    typography: omit(recipe.typography, ["leastSizePx", "isRounded", "familyCode", "weights"]),
  };
  await changeAsOwner(
    parseConfig({ DATA_DIR: dataFolder }),
    "update projects set recipe = $2 where id = $1",
    [id, JSON.stringify(former)],
  );
}

function omit(section: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(section).filter(([key]) => !keys.includes(key)));
}

/** The new defaults on each screen, by its address. */
const pathsOfScreen = Map.groupBy([...newDefaults.keys()], (path) => {
  const [section] = path.split("/") as [keyof typeof categoryOfSection];
  return screenPlaces[categoryOfSection[section]].id;
});

async function startWithOld(page: Page, place: Place) {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await storeFormerRecipe(place, project);
  await startLoggedIn(page, account);
  return { account, project };
}

function readRecipe(account: Account, { id }: Project): Promise<{ readonly recipe: Recipe }> {
  return callOperation(account, operations.getRecipe, { params: { projectId: id } });
}

for (const locale of listLocales("en")) {
  test(`offers every new default to an old design system, in ${locale}`, async ({
    page,
    place,
  }) => {
    const { account, project } = await startWithOld(page, place);
    const t = (english: string) => translate(locale, english);
    const offer = (label: string) =>
      page.getByRole("button", { name: t("Use it: {label}").replace("{label}", t(label)) });
    const offers = page.getByRole("button", { name: t("Use it: {label}").replace("{label}", "") });
    for (const [screen, { length }] of pathsOfScreen) {
      await page.goto(addressOf(account, project, screen, locale));
      await expect(offers, screen).toHaveCount(length);
    }
    await page.goto(addressOf(account, project, "colors", locale));
    await offer("Button color").press("Enter");
    await expect(offer("Button color")).toHaveCount(0);
    const buttons = page.getByRole("region", { name: t("Buttons") });
    await expect(buttons.locator(":focus")).toHaveCount(1);
    await offer("Hue shift").press("Enter");
    await expect(offers).toHaveCount(0);
    await expect(page.locator("fieldset :focus")).toHaveCount(1);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(offers).toHaveCount(1);
    await expect(offer("Hue shift")).toBeVisible();
    await expectAccessible(page);
    await saveButton(page, locale).click();
    await expectSaved(page, 2, locale);
    const { recipe } = await readRecipe(account, project);
    const former = createFormerRecipe();
    expect(recipe).toEqual({ ...former, color: { ...former.color, solid: "brand" } });
  });
}

test("offers nothing to a new design system, and nothing for a choice of the user", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "colors"));
  const former = page.getByText("3:1 on surfaces");
  await former.click();
  await expect(page.getByRole("radio", { name: "3:1 on surfaces" })).toBeChecked();
  await expect(page.getByRole("button", { name: /^Use it: / })).toHaveCount(0);
});
