import { type Page, type ViewportSize, test as base } from "@playwright/test";
import { type OpenSubject, listenForErrors, openStage, readSubject, showState } from "./subject.ts";

type Stage = { readonly page: Page; readonly errors: Set<string> };

/** The date that fields and calendars use as today. */
const today = new Date("2026-05-04T09:00:00Z");
const address = "defect-none";

/**
 * A test that shares its page with the others of its worker, because loading takes longer than most
 * tests; `resetPage` removes what one leaves behind.
 */
export const test = base.extend<
  { readonly openSubject: OpenSubject; readonly expectedErrors: readonly string[] },
  { readonly window: ViewportSize; readonly hasManualClock: boolean; readonly stage: Stage }
>({
  /** The size of the window; each size has its own page. */
  window: [
    { width: 1440, height: 900 },
    { option: true, scope: "worker" },
  ],
  /** True when the tests control the page's clock; it runs until a test stops it. */
  hasManualClock: [false, { option: true, scope: "worker" }],
  stage: [
    async ({ browser, window, hasManualClock }, provide, { project }) => {
      const { baseURL = "", contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport: window });
      const page = await context.newPage();
      const errors = listenForErrors(page);
      await (hasManualClock ? page.clock.install({ time: today }) : page.clock.setFixedTime(today));
      await openStage(page, address);
      await provide({ page, errors });
      await context.close();
    },
    { scope: "worker" },
  ],
  /** The console errors that a test expects, such as a component's own warning. */
  expectedErrors: [[], { option: true }],
  page: async ({ stage: { page, errors }, window, hasManualClock, expectedErrors }, provide) => {
    if (hasManualClock) await page.clock.resume();
    await resetPage(page, window);
    errors.clear();
    await provide(page);
    expect.soft([...errors], "the console stays free of errors").toEqual(expectedErrors);
  },
  openSubject: async ({ page }, provide) => {
    await provide((specimen, common) => readSubject(page, specimen, common));
  },
});

export const { expect } = test;

/** Stops the page's clock until the test advances it; for tests with `hasManualClock`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/**
 * Advances past the half second after which React Aria focuses an opened dialog again for
 * VoiceOver, which would steal a focus that returns from a list to its button. For tests with
 * `hasManualClock`.
 */
export async function settleDialog(page: Page): Promise<void> {
  await page.clock.fastForward(500);
}

/**
 * Adds a Tab stop after the stage, for errors that show on blur: a browser's Tab otherwise wraps to
 * the first stop.
 */
export async function addStopBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stop = document.createElement("span");
    stop.tabIndex = 0;
    stop.dataset["stopBehind"] = "";
    document.body.append(stop);
  });
}

/**
 * Removes what the last test left: its state, overlays, the pointer position, the size, and the
 * starting point of Tab.
 */
async function resetPage(page: Page, window: ViewportSize): Promise<void> {
  // A followed link has left the page.
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
