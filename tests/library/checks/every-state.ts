import { type Finding, nameFindings } from "../check.ts";
import { readClippedText } from "../read-clipped-text.ts";
import { readOutside } from "../read-outside.ts";
import { readOverlappingTexts } from "../read-overlapping-texts.ts";
import { readOverlaps } from "../read-overlaps.ts";
import { listSettings } from "../shown-settings.ts";
import type { Subject } from "../subject.ts";
import { provideAxe, readAxeViolations } from "./axe.ts";

const heightPx = 900;
const readsOfBoxes = [readClippedText, readOverlaps, readOverlappingTexts, readOutside];

/**
 * What axe finds, and what a box does not hold (text that is cut off, overlaps, what reaches beyond the page), in the
 * states of a specimen in every scheme, language, variant, density and width. Each state is drawn once for both.
 */
export async function findFaultsOfEveryState(subject: Subject): Promise<readonly Finding[]> {
  const { page, facts, show } = subject;
  await provideAxe(page);
  const axe = new Set<string>();
  const boxes = new Set<string>();
  const settings = listSettings(facts.states, { widthPx: ["390", "1440"] });
  for (const setting of settings.toSorted((a, b) => Number(a.widthPx) - Number(b.widthPx))) {
    const place = Object.values(setting).join(", ");
    const { widthPx, ...shown } = setting;
    const width = Number(widthPx);
    if (page.viewportSize()?.width !== width)
      await page.setViewportSize({ width, height: heightPx });
    await show(shown);
    for (const finding of await readAxeViolations(page)) axe.add(`${place}: ${finding}`);
    for (const read of readsOfBoxes)
      for (const finding of await page.evaluate(read)) boxes.add(`${place}: ${finding}`);
  }
  return [...nameFindings("axe", axe), ...nameFindings("boxes", boxes)];
}
