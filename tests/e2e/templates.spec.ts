import { locales } from "@tessera/contract";
import { createRecipe, type Recipe } from "@tessera/engine";
import { freeTemplates, templateIds } from "../../apps/web/app/editor/templates/template-ids.ts";
import { readLowContrast } from "../axe.ts";
import { registerAccount } from "../factories/account.ts";
import { isLong } from "../form.ts";
import { readCutTexts } from "./support/cut-texts.ts";
import { expect, test } from "./support/story.ts";
import { designOf, drawTemplate, openTemplatePage } from "./support/template-page.ts";

/** Recipes that are hard in different ways: a usual one, a light, a mid and a black base. */
const bases = ["#6b46c1", "#facc15", "#1f8a4c", "#111111"];
const schemes = ["light", "dark"] as const;

/** The long form checks every template with every base. */
const checked = isLong ? templateIds : freeTemplates;

for (const [index, id] of checked.entries()) {
  test(`the template ${id} is readable and fits its widths`, async ({ page, place }) => {
    const account = await registerAccount(place);
    await openTemplatePage(page, account);
    const shown = isLong ? bases : [bases[index % bases.length] ?? ""];
    for (const base of shown) {
      const design = designOf(base);
      for (const scheme of schemes) {
        await drawTemplate(page, { id, locale: "en", design, scheme, widthPx: 1280 });
        expect.soft(await readLowContrast(page), `${base} ${scheme}`).toEqual([]);
      }
      for (const locale of locales) {
        await drawTemplate(page, { id, locale, design, scheme: "light", widthPx: 1280 });
        expect
          .soft(await readSize(page), `${base} ${locale}`)
          .toEqual({ width: 1280, height: 800 });
        await drawTemplate(page, { id, locale, design, scheme: "light", widthPx: 360 });
        const { width } = await readSize(page);
        expect.soft(width, `${base} ${locale} at 360 px`).toBe(360);
      }
    }
  });
}

/** Recipes whose corners and spacing leave the least room for text. */
const tight: readonly Partial<Recipe>[] = [
  { radius: { basePx: 24 }, spacing: { ...createRecipe().spacing, density: "compact" } },
  { radius: { basePx: 0 }, spacing: { ...createRecipe().spacing, unitPx: 8 } },
];

test("no template cuts its texts at round corners or wide spacing", async ({ page, place }) => {
  const account = await registerAccount(place);
  await openTemplatePage(page, account);
  for (const [turn, id] of (isLong ? templateIds : freeTemplates).entries()) {
    for (const [index, parts] of tight.entries()) {
      const design = designOf("#facc15", parts);
      for (const locale of isLong ? locales : [locales[(turn + index) % locales.length] ?? "en"]) {
        await drawTemplate(page, { id, locale, design, scheme: "light", widthPx: 1280 });
        expect.soft(await readCutTexts(page), `${id} ${index} ${locale}`).toEqual([]);
      }
    }
  }
});

/** Reads the size of what a template draws, with what exceeds its box. */
function readSize(page: Parameters<typeof drawTemplate>[0]) {
  return page.evaluate(() => {
    const canvas = document.querySelector("#host")?.shadowRoot?.firstElementChild;
    return { width: canvas?.scrollWidth ?? 0, height: canvas?.scrollHeight ?? 0 };
  });
}
