import { operations } from "@tessera/contract";
import { createRecipe, tokenPath, type Recipe } from "@tessera/engine";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { createProject } from "../factories/project.ts";
import { enter, expectValue } from "./support/editor.ts";
import { listLocales } from "./support/list-locales.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { translate } from "./support/texts.ts";

const unzoomable =
  "Changes more than 2.5 times with screen width, so zoom can’t always double it (WCAG 1.4.4).";
const illegible = "Under 9 px at its smallest: too small to read comfortably.";
const tooSmall = "Under 24 px: too small to tap or click comfortably (WCAG 2.5.8).";

/** A recipe with sizes that grow steeply with the screen, and a control that is too low. */
const { typography, ...recipe } = createRecipe();
const steep: Recipe = {
  ...recipe,
  typography: {
    ...typography,
    leastSizePx: 1,
    isFluid: true,
    ratioNarrow: 1.067,
    ratioWide: 1.618,
  },
  overrides: { [tokenPath("size.xs")]: { type: "dimension", value: 20, unit: "px" } },
};

for (const locale of listLocales("tr")) {
  test(`flags sizes that are inaccessible, in ${locale}`, async ({ page, place }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    const project = await createProject(account, "Vapur");
    await page.goto(addressOf(account, project, "typography", locale));
    const flagged = page.getByRole("status").filter({ hasText: translate(locale, unzoomable) });
    const unreadable = page.getByRole("status").filter({ hasText: translate(locale, illegible) });
    await expect(page.getByText("font-size-base", { exact: true }).first()).toBeVisible();
    await expect(unreadable).toHaveCount(0);
    await expect(flagged).toHaveCount(0);

    const params = { projectId: project.id };
    const caller = { ...account, ifMatch: "*" };
    await callOperation(caller, operations.updateRecipe, { params, body: { recipe: steep } });
    await page.reload();
    await expect(flagged).toContainText("font-size-heading-xl");
    await expect(flagged).not.toContainText("font-size-heading-xs");
    await expect(unreadable).toContainText("font-size-body-xs");
    await expect(unreadable).not.toContainText("font-size-body-s");
    await expect(unreadable).not.toContainText("heading");

    await page.goto(addressOf(account, project, "size", locale));
    const small = page.getByRole("status").filter({ hasText: translate(locale, tooSmall) });
    await expect(small).toContainText("size-xs");
    await expect(small).not.toContainText("size-s");
  });
}

for (const locale of listLocales("en")) {
  test(`describes a full radius by its effect, in ${locale}`, async ({ page, place }) => {
    const account = await registerAccount(place);
    await startLoggedIn(page, account);
    const project = await createProject(account, "Vapur");
    await page.goto(addressOf(account, project, "radii", locale));
    const sample = page.getByRole("region", { name: translate(locale, "Every radius on a box") });
    await expect(sample.getByText(translate(locale, "fully rounded"))).toBeVisible();
    await expect(sample).not.toContainText("999");
    await expectValue(page.getByLabel("radius-full"), "9999px");
    await enter(page.getByRole("spinbutton"), "11");
    const nested = { en: "16.5 − 8 → 8.5 px", tr: "16,5 − 8 → 8,5 px" };
    await expect(sample.getByText(nested[locale])).toBeVisible();
  });
}
