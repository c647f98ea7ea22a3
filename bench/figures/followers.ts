// Measures how long after an edit everything that follows it is drawn: the thumbnails, the second
// frame and the tile with the changed lines. And the longest task that this takes.
import type { JSHandle } from "@playwright/test";
import { openColors } from "../drag/open-colors.ts";
import type { ColorsScreen } from "../drag/open-colors.ts";
import { reportFigures } from "../figure.ts";
import { findPercentile } from "../load/percentile.ts";
import { median } from "../measure-pairs.ts";
import { withChromium } from "../open-chromium.ts";
import { withTessera } from "../start-tessera.ts";

const edits = 40;
const mostMs = 150;
const longTaskMs = 50;
/** Wide enough for two frames side by side. */
const viewport = { width: 1920, height: 1080 };

/** The changes of the preview that an edit caused. */
type Followed = {
  /** From the event of the edit to the first frame after the last change, in milliseconds. */
  readonly ms: number;
  /** The elements that changed. */
  readonly parts: number;
  readonly longTasks: number;
};
type Recorder = { next(): Promise<Followed> };

const followed = await withTessera("scripts/start.ts", ({ account, project }) =>
  withChromium(async (browser) => {
    const screen = await openColors(browser, account, project, { viewport });
    await screen.page.getByRole("region", { name: "Templates" }).waitFor();
    const recorder = await record(screen);
    const results: Followed[] = [];
    await screen.hue.focus();
    for (let edit = 0; edit < edits; edit += 1) {
      const next = recorder.evaluate((each) => each.next());
      await screen.hue.press("ArrowRight");
      results.push(await next);
    }
    return results;
  }),
);
const times = followed.map(({ ms }) => ms);
const late = findPercentile(times, 0.95) ?? Number.NaN;
const parts = Math.max(...followed.map((each) => each.parts));
const longTasks = followed.reduce((sum, each) => sum + each.longTasks, 0);
reportFigures([
  {
    name: `Thumbnails, second frame and code tile after an edit, at ${viewport.width} px: median, p95`,
    value: `${median(times).toFixed(0)}, ${late.toFixed(0)} ms`,
    peer: `${parts} parts followed ${edits} edits; ${longTasks} tasks over ${longTaskMs} ms`,
    target: { text: `at most ${mostMs} ms, 0 tasks`, isMet: late <= mostMs && longTasks === 0 },
  },
]);

/** Records the changes of the preview after each key, until none has followed for half a second. */
function record({ page }: ColorsScreen): Promise<JSHandle<Recorder>> {
  return page.evaluateHandle((longTaskMs) => {
    const quietMs = 500;
    const found = document.querySelector('[aria-label="Preview"]');
    if (!found) throw new Error("The page has no preview");
    const preview = found;
    let longTasks = 0;
    new PerformanceObserver((list) => {
      longTasks += list.getEntries().filter(({ duration }) => duration > longTaskMs).length;
    }).observe({ type: "longtask" });

    function next(): Promise<Followed> {
      return new Promise((resolve) => {
        const changed = new Set<Node>();
        let startMs = 0;
        let lastMs = 0;
        const longBefore = longTasks;
        const observer = new MutationObserver((mutations) => {
          for (const { target } of mutations) changed.add(target);
          requestAnimationFrame(() => setTimeout(() => (lastMs = performance.now())));
        });
        const observed = { subtree: true, childList: true, characterData: true };
        observer.observe(preview, { ...observed, attributeFilter: ["style"] });
        addEventListener("keydown", ({ timeStamp }) => (startMs = timeStamp), {
          capture: true,
          once: true,
        });
        const timer = setInterval(() => {
          if (lastMs === 0 || performance.now() - lastMs < quietMs) return;
          clearInterval(timer);
          observer.disconnect();
          resolve({
            ms: lastMs - startMs,
            parts: changed.size,
            longTasks: longTasks - longBefore,
          });
        }, quietMs / 5);
      });
    }
    return { next };
  }, longTaskMs);
}
