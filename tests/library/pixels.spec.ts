import { existsSync } from "node:fs";
import { basename } from "node:path";
import { baselineOf, listStrayBaselines } from "./baselines.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./subject.ts";

// The day that fields and calendars take for today.
const now = new Date("2026-05-04T09:00:00Z");
const remedy = "Run npm run playground:baseline and look at what it changes.";

test.use({ viewport: { width: 960, height: 540 } });

for (const specimen of listSpecimens()) {
  test(`${specimen} looks as its baseline does`, async ({ page, openSubject }, { config }) => {
    const isMaking = config.updateSnapshots === "all";
    const isThere = isMaking || existsSync(baselineOf(specimen));
    expect(isThere, `${specimen} has a baseline. ${remedy}`).toBe(true);
    await page.clock.setFixedTime(now);
    const { show } = await openSubject(specimen);
    await show();
    await expect(page).toHaveScreenshot(`${specimen}.png`);
  });
}

test("every baseline is of a component", () => {
  expect(
    listStrayBaselines().map((file) => basename(file)),
    remedy,
  ).toEqual([]);
});
