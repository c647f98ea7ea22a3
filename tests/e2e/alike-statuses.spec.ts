import type { Page } from "@playwright/test";
import { type Locale, operations } from "@tessera/contract";
import { createRecipe, findAlikeStatuses, type HexColor, type Recipe } from "@tessera/engine";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { addMember } from "../factories/member.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { expectSaved, openPart, openStatus, saveButton } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { tabTo } from "./support/tab-to.ts";
import { translate } from "./support/texts.ts";

/** Returns the text of the row, with the names of the two colors as it shows them. */
function alikeText(locale: Locale, deficiency: string, one: string, other: string): string {
  return translate(locale, `{one} and {other} look alike with ${deficiency}.`)
    .replace("{one}", translate(locale, one))
    .replace("{other}", translate(locale, other).toLocaleLowerCase(locale));
}

function moveButton(page: Page, locale: Locale = "en") {
  return page.getByRole("button", { name: translate(locale, "Move apart") });
}

for (const locale of listLocales("tr")) {
  test(`moves the status colors that look alike apart, pair by pair, in ${locale}`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur");
    await startLoggedIn(page, account);
    await page.goto(addressOf(account, project, "colors", locale));
    await openPart(page, "Status", locale);
    const panel = page.getByRole("tabpanel");
    const first = alikeText(locale, "deuteranopia", "Warning", "Danger");
    const second = alikeText(locale, "tritanopia", "Success", "Info");
    await expect(panel.getByText(first)).toBeVisible();
    await expectAccessible(page);
    const danger = await openStatus(page, "Danger", locale);
    await expect(danger).toHaveValue("#c62839");
    await tabTo(page, moveButton(page, locale));
    await page.keyboard.press("Enter");
    await expect(panel.getByText(second)).toBeVisible();
    await expect(danger).not.toHaveValue("#c62839");

    // The move is one step of the history.
    const undo = translate(locale, "Undo: {done}").replace("{done}", translate(locale, "Danger"));
    await page.getByRole("button", { name: undo }).click();
    await expect(danger).toHaveValue("#c62839");
    await expect(panel.getByText(first)).toBeVisible();

    // After the last move the button is removed, and the first row gets the focus.
    await tabTo(page, moveButton(page, locale));
    await page.keyboard.press("Enter");
    await expect(panel.getByText(second)).toBeVisible();
    await page.keyboard.press("Enter");
    const third = alikeText(locale, "deuteranopia", "Success", "Danger");
    await expect(panel.getByText(third)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(moveButton(page, locale)).toHaveCount(0);
    const name = translate(locale, "Success");
    const row = page.getByRole("heading", { level: 2, name }).getByRole("button");
    await expect(row).toBeFocused();
    await saveButton(page, locale).click();
    await expectSaved(page, 2, locale);
    const params = { projectId: project.id };
    const { recipe } = await callOperation(account, operations.getRecipe, { params });
    expect(findAlikeStatuses(recipe as Recipe)).toBeUndefined();
  });
}

test("shows where no similar color differs enough, and offers a viewer no button", async ({
  page,
  place,
}) => {
  const [owner, viewer] = await Promise.all([registerAccount(place), registerAccount(place)]);
  await storePlan(place, owner, "pro");
  await addMember(place, owner, viewer, "viewer");
  const project = await createProject(owner, "Vapur");
  const address = addressOf(owner, project, "colors");
  await startLoggedIn(page, viewer);
  await page.goto(address);
  await openPart(page, "Status");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("Warning and danger look alike with deuteranopia.")).toBeVisible();
  await expect(moveButton(page)).toHaveCount(0);

  const black = "#000000" as HexColor;
  const { color, ...rest } = createRecipe();
  const status = { success: black, warning: black, danger: black, info: black };
  const body = { recipe: { ...rest, color: { ...color, status } } };
  const params = { projectId: project.id };
  await callOperation({ ...owner, ifMatch: "*" }, operations.updateRecipe, { params, body });
  await startLoggedIn(page, owner);
  await page.goto(address);
  await openPart(page, "Status");
  const text = "Success and warning look alike. No similar color differs enough.";
  await expect(panel.getByText(text)).toBeVisible();
  await expect(moveButton(page)).toHaveCount(0);
});
