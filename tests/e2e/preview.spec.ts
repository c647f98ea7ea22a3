import { operations, revisionTag } from "@tessera/contract";
import { registerAccount } from "../factories/account.ts";
import { callOperation } from "../factories/call-operation.ts";
import { createProject } from "../factories/project.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";
import { listLocales } from "./support/list-locales.ts";

for (const locale of listLocales("tr")) {
  test(`the preview shows whole figures with large steps and spacing, in ${locale}`, async ({
    page,
    place,
  }) => {
    const account = await registerAccount(place);
    const project = await createProject(account, "Vapur");
    const { recipe } = project;
    const typography = { ...recipe.typography, ratioWide: 1.333, ratioNarrow: 1.333 };
    await callOperation(
      { ...account, ifMatch: revisionTag(project.revision) },
      operations.updateRecipe,
      {
        params: { projectId: project.id },
        body: { recipe: { ...recipe, typography, spacing: { ...recipe.spacing, unitPx: 8 } } },
      },
    );
    await startLoggedIn(page, account);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${addressOf(account, project, "colors", locale)}?pane=preview`);
      const screen = page.locator("section [data-template=dashboard]").first();
      const figures = screen.locator(".value");
      await expect(figures.filter({ hasText: "370" })).toBeVisible();
      const cut = await figures.evaluateAll((all) =>
        all
          .filter((figure) => figure.scrollWidth > figure.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      expect(cut, `at ${width} px`).toEqual([]);
      const wider = await screen.evaluate(
        ({ shadowRoot }) =>
          (shadowRoot?.firstElementChild?.scrollWidth ?? 0) -
          (shadowRoot?.firstElementChild?.clientWidth ?? 0),
      );
      expect(wider, `the preview is wider than its frame at ${width} px`).toBe(0);
    }
  });
}
