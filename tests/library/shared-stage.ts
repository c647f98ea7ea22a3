import { type Page, type ViewportSize, test as base } from "@playwright/test";
import { type OpenSubject, listenForErrors, openStage, readSubject, showState } from "./subject.ts";

type Stage = { readonly page: Page; readonly errors: Set<string> };

/** The day that fields and calendars take for today. */
const today = new Date("2026-05-04T09:00:00Z");
const address = "defect-none";

/** A test that shares its page with the others of its worker, since loading it takes longer than most of them: nothing may be left on it but what `tidy` takes away. */
export const test = base.extend<
  { readonly openSubject: OpenSubject; readonly expectedErrors: readonly string[] },
  { readonly window: ViewportSize; readonly isClockTold: boolean; readonly stage: Stage }
>({
  /** How large the window is; another size is another page. */
  window: [
    { width: 1440, height: 900 },
    { option: true, scope: "worker" },
  ],
  /** Whether the tests tell the page's timers how time passes; it passes by itself until they do. */
  isClockTold: [false, { option: true, scope: "worker" }],
  stage: [
    async ({ browser, window, isClockTold }, provide, { project }) => {
      const { baseURL = "", contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport: window });
      const page = await context.newPage();
      const errors = listenForErrors(page);
      await (isClockTold ? page.clock.install({ time: today }) : page.clock.setFixedTime(today));
      await openStage(page, address);
      await provide({ page, errors });
      await context.close();
    },
    { scope: "worker" },
  ],
  /** What the console is to say of itself, as a component's own warning. */
  expectedErrors: [[], { option: true }],
  page: async ({ stage: { page, errors }, window, isClockTold, expectedErrors }, provide) => {
    if (isClockTold) await page.clock.resume();
    await tidy(page, window);
    errors.clear();
    await provide(page);
    expect.soft([...errors], "the console stays free of errors").toEqual(expectedErrors);
  },
  openSubject: async ({ page }, provide) => {
    await provide((specimen, common) => readSubject(page, specimen, common));
  },
});

export const { expect } = test;

/** From here on time passes on a page only when it is told to; for tests whose `isClockTold`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/**
 * Lets the half second after the opening of a dialog pass, at whose end React Aria focuses it once more for VoiceOver: a
 * focus on its way from a list back to its button would be taken by it. For tests whose `isClockTold`.
 */
export async function settleDialog(page: Page): Promise<void> {
  await page.clock.fastForward(500);
}

/** Puts a stop of Tab behind the stage, for what is told on leaving: a browser's window comes round to the first stop by itself. */
export async function addStopBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stop = document.createElement("span");
    stop.tabIndex = 0;
    stop.dataset["stopBehind"] = "";
    document.body.append(stop);
  });
}

/** Takes away what the test before left: its state and all that floats, the pointer, the size, and where Tab goes on from. */
async function tidy(page: Page, window: ViewportSize): Promise<void> {
  // A link that was followed led away.
  if (!page.url().endsWith(address)) await openStage(page, address);
  await showState(page, address);
  await page.setViewportSize(window);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    document.querySelector("[data-stop-behind]")?.remove();
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
}
