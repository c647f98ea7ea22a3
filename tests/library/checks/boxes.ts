import { readClippedText } from "../read-clipped-text.ts";
import { readOutside } from "../read-outside.ts";
import { readOverlappingTexts } from "../read-overlapping-texts.ts";
import { readOverlaps } from "../read-overlaps.ts";
import { listSettings } from "../shown-settings.ts";
import type { Subject } from "../subject.ts";

const heightPx = 900;

/** Finds content that does not fit its box: clipped texts, overlaps, and overflow of the page. */
export async function findBrokenBoxes({ page, facts, show }: Subject): Promise<readonly string[]> {
  const settings = listSettings(facts.states, { widthPx: ["390", "1440"] });
  const byWidth = settings.toSorted((a, b) => Number(a.widthPx) - Number(b.widthPx));
  const findings = new Set<string>();
  for (const { widthPx, ...setting } of byWidth) {
    const width = Number(widthPx);
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: heightPx });
    }
    await show(setting);
    for (const read of [readClippedText, readOverlaps, readOverlappingTexts, readOutside]) {
      for (const finding of await page.evaluate(read)) {
        findings.add(`${[widthPx, ...Object.values(setting)].join(", ")}: ${finding}`);
      }
    }
  }
  return [...findings];
}
