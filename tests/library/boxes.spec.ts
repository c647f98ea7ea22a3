import { listSpecimens } from "./list-specimens.ts";
import { readClippedText } from "./read-clipped-text.ts";
import { readOutside } from "./read-outside.ts";
import { readOverlaps } from "./read-overlaps.ts";
import { listSettings } from "./shown-settings.ts";
import { expect, test } from "./shared-stage.ts";

const heightPx = 900;

for (const specimen of listSpecimens()) {
  test(`every box of ${specimen} holds what is in it`, async ({ openSubject }) => {
    const { page, facts, show } = await openSubject(specimen);
    const settings = listSettings(facts.states, { widthPx: ["390", "1440"] });
    const byWidth = settings.toSorted((a, b) => Number(a.widthPx) - Number(b.widthPx));
    const findings = new Set<string>();
    for (const { widthPx, ...setting } of byWidth) {
      const width = Number(widthPx);
      if (page.viewportSize()?.width !== width) {
        await page.setViewportSize({ width, height: heightPx });
      }
      await show(setting);
      for (const read of [readClippedText, readOverlaps, readOutside]) {
        for (const finding of await page.evaluate(read)) {
          findings.add(`${[widthPx, ...Object.values(setting)].join(", ")}: ${finding}`);
        }
      }
    }
    expect.soft([...findings]).toEqual([]);
  });
}
