import type { Page } from "@playwright/test";
import { type Finding, nameFindings } from "../check.ts";
import { readClippedText } from "../read-clipped-text.ts";
import { readOutside } from "../read-outside.ts";
import { readOverlappingTexts } from "../read-overlapping-texts.ts";
import { readOverlaps } from "../read-overlaps.ts";
import { listSettings } from "../shown-settings.ts";
import type { Subject } from "../subject.ts";
import { readViolations } from "./axe.ts";
import { readMotion } from "./reduced-motion.ts";
import { readSmallTargets } from "./target-size.ts";
import { listUntranslated, readTexts } from "./untranslated.ts";

const heightPx = 900;

/** The results that the checks read from one rendering, by the name of the check. */
const reads = {
  boxes: [readClippedText, readOverlaps, readOverlappingTexts, readOutside],
  "reduced-motion": [readMotion],
  "target-size": [readSmallTargets],
  texts: [readTexts],
} as const;

type Reading = Readonly<Record<keyof typeof reads, readonly string[]>>;

/** Calls every function in the page: one call costs more than most of the functions. */
const readAll = `({ ${Object.entries(reads)
  .map(
    ([name, functions]) =>
      `"${name}": [${functions.map((each) => `...(${String(each)})()`).join()}]`,
  )
  .join()} })`;

/**
 * Finds what axe finds, text that is cut off, overlaps, what exceeds the page, small targets, motion despite
 * prefers-reduced-motion, and texts that are equal in both languages: in the states of a specimen in every scheme,
 * language, variant, density and width. Each state is rendered once for all of them.
 */
export async function findFaultsOfEveryState(subject: Subject): Promise<readonly Finding[]> {
  const { page, facts, show } = subject;
  const findings: Finding[] = [];
  const texts = new StateTexts();
  const settings = listSettings(facts.states, { widthPx: ["360", "1440"] });
  for (const setting of settings.toSorted((a, b) => Number(a.widthPx) - Number(b.widthPx))) {
    const { widthPx, ...shown } = setting;
    await setWidth(page, Number(widthPx));
    await show(shown);
    const place = Object.values(setting).join(", ");
    const axe = await readViolations(page);
    const { texts: read, ...faults } = await page.evaluate<Reading>(readAll);
    texts.add(setting, read);
    for (const [check, details] of Object.entries({ axe, ...faults })) {
      findings.push(
        ...nameFindings(check, new Set(details.map((detail) => `${place}: ${detail}`))),
      );
    }
  }
  return [...findings, ...nameFindings("untranslated", texts.listUntranslated(facts.sameInBoth))];
}

async function setWidth(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: heightPx });
}

/** The texts of each state, by language. */
class StateTexts {
  readonly #texts = new Map<string, { readonly en: string[]; readonly tr: string[] }>();

  add({ state, locale }: { state: string; locale: "en" | "tr" }, texts: readonly string[]): void {
    const known = this.#texts.get(state) ?? { en: [], tr: [] };
    known[locale].push(...texts);
    this.#texts.set(state, known);
  }

  listUntranslated(sameInBoth: readonly string[] = []): readonly string[] {
    return [...this.#texts].flatMap(([state, { en, tr }]) =>
      listUntranslated(en, tr, sameInBoth).map((detail) => `${detail} in ${state}`),
    );
  }
}
