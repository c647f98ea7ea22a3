import { existsSync } from "node:fs";
import { basename } from "node:path";
import { baselineOf, listStrayBaselines } from "./baselines.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

/** Where the usual state shows only what leads to a component. */
const shown: Readonly<Record<string, string>> = { "toast-region": "success" };
const remedy = "Run npm run playground:baseline and look at what it changes.";

// Its own page, too, on which no key was ever pressed.
test.use({ window: { width: 960, height: 540 } });

for (const specimen of listSpecimens()) {
  test(`${specimen} looks as its baseline does`, async ({ openSubject }, { config }) => {
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

test("every baseline is of a component", () => {
  expect(
    listStrayBaselines().map((file) => basename(file)),
    remedy,
  ).toEqual([]);
});
