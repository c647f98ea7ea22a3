import { type Page, type ViewportSize, test as base } from "@playwright/test";
import { type OpenSubject, listenForErrors, openStage, readSubject } from "./subject.ts";

type Stage = { readonly page: Page; readonly errors: Set<string> };

/** The day that fields and calendars take for today. */
const today = new Date("2026-05-04T09:00:00Z");
const address = "defect-none";

/** A test that shares its page with the others of its worker, since loading it takes longer than most of them: nothing may be left on it but what the next `show` takes away. */
export const test = base.extend<
  { readonly openSubject: OpenSubject },
  { readonly window: ViewportSize; readonly stage: Stage }
>({
  /** How large the window is; another size is another page. */
  window: [
    { width: 1440, height: 900 },
    { option: true, scope: "worker" },
  ],
  stage: [
    async ({ browser, window }, provide, { project }) => {
      const { baseURL = "", contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport: window });
      const page = await context.newPage();
      const errors = listenForErrors(page);
      await page.clock.setFixedTime(today);
      await openStage(page, address);
      await provide({ page, errors });
      await context.close();
    },
    { scope: "worker" },
  ],
  openSubject: async ({ stage: { page, errors }, window }, provide) => {
    errors.clear();
    await page.setViewportSize(window);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await provide(async (specimen, common) => {
      // A link that a check followed led away.
      if (!page.url().endsWith(address)) await openStage(page, address);
      return readSubject(page, specimen, common);
    });
    expect.soft([...errors], "the console stays free of errors").toEqual([]);
  },
});

export const { expect } = test;
