// Measures the hue slider of a design system with as many custom tokens as a recipe may have, half
// of them aliases that change with every input: from an input to the frame that shows its color.
import { operations, revisionTag } from "@tessera/contract";
import type { Project } from "@tessera/contract";
import { createRecipe, recipeCounts, tokenPath } from "@tessera/engine";
import type { Recipe } from "@tessera/engine";
import type { Account } from "../../tests/factories/account.ts";
import { callOperation } from "../../tests/factories/call-operation.ts";
import { createProject } from "../../tests/factories/project.ts";
import { createKeys } from "../drag/gesture.ts";
import { learnColors, measureGesture } from "../drag/measure-gesture.ts";
import { openColors } from "../drag/open-colors.ts";
import { reportFigures } from "../figure.ts";
import { findPercentile } from "../load/percentile.ts";
import { median } from "../measure-pairs.ts";
import { withChromium } from "../open-chromium.ts";
import { withTessera } from "../start-tessera.ts";

const rounds = 3;
const tokenCount = recipeCounts.customTokens.max;
const mostMs = 16;

const measured = await withTessera("scripts/start.ts", ({ account }) =>
  withChromium(async (browser) => {
    const project = await createProject(account, "Many tokens");
    await addTokens(account, project);
    const screen = await openColors(browser, account, project);
    const gesture = await createKeys(screen.page, screen.hue);
    const colors = await learnColors(screen, gesture);
    return measureGesture(screen, gesture, { colors, rounds });
  }),
);
const eventMs = measured.threadTimes.flatMap((each) => each.eventMs);
const middleMs = median(eventMs);
reportFigures([
  {
    name: `Hue slider, 100 arrow keys, ${tokenCount.toLocaleString("en")} custom tokens (a recipe’s limit): thread time to the frame, median`,
    value: `${middleMs.toFixed(1)} ms`,
    peer: `95th percentile ${findPercentile(eventMs, 0.95)?.toFixed(1)} ms`,
    target: { text: `at most ${mostMs} ms`, isMet: middleMs <= mostMs },
  },
]);

async function addTokens(account: Account, project: Project): Promise<void> {
  const recipe = { ...createRecipe(), customTokens: createTokens() };
  await callOperation(
    { ...account, ifMatch: revisionTag(project.revision) },
    operations.updateRecipe,
    { params: { projectId: project.id }, body: { recipe } },
  );
}

function createTokens(): Recipe["customTokens"] {
  const to = tokenPath("color.primary.500");
  return Object.fromEntries(
    Array.from({ length: tokenCount }, (_, index) =>
      index % 2 === 0
        ? [`color.custom-${index}`, { type: "alias", to }]
        : [`size.custom-${index}`, { type: "dimension", value: index, unit: "px" }],
    ),
  );
}
