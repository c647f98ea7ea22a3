import { type Page, test as base } from "@playwright/test";
import type { PlaygroundAddress } from "../../packages/ui/playground/address.ts";
import type { SpecimenFacts } from "../../packages/ui/playground/playground-window.ts";
import { installEyes } from "./eyes.ts";

/** What a state is shown in; what is not given is the usual state in main, dark, comfortable, English. */
type Setting = Partial<Omit<PlaygroundAddress, "specimen">>;

/** A specimen on its stage, as the checks see it. */
export type Subject = {
  readonly page: Page;
  readonly facts: SpecimenFacts;
  /** Shows a state from scratch. */
  show(setting?: Setting): Promise<void>;
};

type Fixtures = {
  /** What went wrong in the browser without anybody seeing it. */
  readonly silentErrors: string[];
  /** Opens the stage of a specimen; what is set here holds for every `show` that does not say otherwise. */
  readonly openSubject: (specimen: string, setting?: Setting) => Promise<Subject>;
};

const usual = { product: "main", theme: "dark", density: "comfortable", locale: "en" } as const;

/** A test on the built playground; it fails when the console shows an error. */
export const test = base.extend<Fixtures>({
  silentErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" || text.startsWith("Uncompiled message")) errors.push(text);
      });
      await provide(errors);
      test.expect.soft([...new Set(errors)], "the console stays free of errors").toEqual([]);
    },
    { auto: true },
  ],
  openSubject: async ({ page }, provide) => {
    await provide(async (specimen, common = {}) => {
      await page.addInitScript(installEyes);
      await page.goto(`/?specimen=${specimen}`);
      await page.waitForFunction(() => document.querySelector("#stage"));
      const facts = await page.evaluate((name) => window.playground.specimens[name], specimen);
      if (!facts) throw new Error(`The playground has no specimen ${specimen}.`);
      return {
        page,
        facts,
        show: (setting = {}) => show(page, { ...usual, ...common, ...setting, specimen }),
      };
    });
  },
});

export const { expect } = test;

function show(page: Page, address: PlaygroundAddress): Promise<void> {
  return page.evaluate(async (shown) => {
    await window.playground.show(shown);
    await new Promise((settled) => requestAnimationFrame(settled));
  }, address);
}
