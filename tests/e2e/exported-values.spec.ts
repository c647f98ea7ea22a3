import type { Page } from "@playwright/test";
import { operations, type ProjectId, revisionTag } from "@tessera/contract";
import {
  type Modes,
  type Recipe,
  type TokenSet,
  createRecipe,
  defaultModes,
  listModes,
  resolve,
} from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { registerAccount } from "../factories/account.ts";
import { callOperation, type Caller } from "../factories/call-operation.ts";
import { storePlan } from "../factories/plan.ts";
import { createProject } from "../factories/project.ts";
import { requireValidCss } from "../format-checkers/require-valid.ts";
import { expect, test } from "./support/story.ts";
import { findWrongStyles, probeTokens } from "./support/style-probe.ts";

const widthsPx = [360, 900, 1600];

test("on the Free plan Chromium computes the engine's values, in both densities", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Free", "#0d9488");
  const css = await exportCss(account, project.id);
  requireValidCss(css);
  const set = designOf(project.recipe);
  for (const density of ["comfortable", "compact"] as const) {
    const modes = { ...defaultModes, density };
    await expectComputed(page, { css, set, modes });
    // A Free file contains one scheme, so a page that requests dark stays light.
    await expectComputed(page, { css, set, modes, shown: { ...modes, scheme: "dark" } });
  }
});

test("on the Pro plan Chromium computes the engine's values in every mode, for a changed recipe", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  await storePlan(place, account, "pro");
  const project = await createProject(account, "Pro", "#0d9488");
  const recipe = changeEverySection(project.recipe);
  await callOperation(
    { ...account, ifMatch: revisionTag(project.revision) },
    operations.updateRecipe,
    { params: { projectId: project.id }, body: { recipe } },
  );
  const css = await exportCss(account, project.id);
  requireValidCss(css);
  const set = designOf(recipe);
  for (const modes of listModes()) {
    await expectComputed(page, { css, set, modes });
  }
});

async function exportCss(account: Caller, projectId: ProjectId): Promise<string> {
  const bytes = await callOperation(account, operations.exportVariables, {
    params: { projectId, format: "css" },
    query: {},
  });
  return new TextDecoder().decode(bytes);
}

/** Changes every section of a recipe, so that no generator runs with its defaults. */
function changeEverySection(recipe: Recipe): Recipe {
  const { typography, spacing } = createRecipe();
  return {
    ...recipe,
    typography: { ...typography, isFluid: true, basePx: 17, familyBody: ["Noto Sans", "serif"] },
    spacing: { ...spacing, unitPx: 8, density: "compact" },
    radius: { basePx: 6 },
    units: { length: "rem" },
  };
}

async function expectComputed(
  page: Page,
  given: { css: string; set: TokenSet; modes: Modes; shown?: Modes },
): Promise<void> {
  const { css, set, modes, shown = modes } = given;
  for (const widthPx of widthsPx) {
    await page.setViewportSize({ width: widthPx, height: 800 });
    const probes = probeTokens(resolve(set, modes), widthPx);
    expect(probes.length).toBe(set.tokens.size);
    const wrong = await page.evaluate(findWrongStyles, { css, modes: shown, probes });
    expect(wrong, `${Object.values(shown).join(", ")} at ${widthPx} px`).toEqual([]);
  }
}
