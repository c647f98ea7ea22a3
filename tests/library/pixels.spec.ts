import { existsSync } from "node:fs";
import { basename } from "node:path";
import { baselineOf, listStrayBaselines } from "./baselines.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

/** States to capture where the default one shows only a trigger. */
const shown: Readonly<Record<string, string>> = { "toast-region": "success" };
const remedy = "Run npm run playground:baseline and look at what it changes.";

// Uses another page, on which no key was pressed.
test.use({ window: { width: 960, height: 540 } });

for (const specimen of listSpecimens()) {
  test(`${specimen} matches its baseline`, async ({ openSubject }, { config }) => {
    const isMaking = config.updateSnapshots === "all";
    const isThere = isMaking || existsSync(baselineOf(specimen));
    expect(isThere, `${specimen} has a baseline. ${remedy}`).toBe(true);
    const { page, facts, show } = await openSubject(specimen);
    const open = facts.states.find((state) => state.startsWith("open"));
    const state = shown[specimen] ?? open;
    await show(state === undefined ? {} : { state });
    if (specimen === "skip-link") await page.getByRole("link", { name: /^Skip/ }).focus();
    await expect(page).toHaveScreenshot(`${specimen}.png`);
  });
}

test("every baseline belongs to a component", () => {
  expect(
    listStrayBaselines().map((file) => basename(file)),
    remedy,
  ).toEqual([]);
});
