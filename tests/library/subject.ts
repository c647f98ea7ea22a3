import { type Page, test as base } from "@playwright/test";
import type { PlaygroundAddress } from "../../packages/ui/playground/address.ts";
import type { SpecimenFacts } from "../../packages/ui/playground/playground-window.ts";
import { installPageInspector } from "./page-inspector.ts";

/** The settings of a rendering; the defaults are the default state in main, dark, comfortable, English. */
export type Setting = Partial<Omit<PlaygroundAddress, "specimen">>;

/** A specimen on its stage, as the checks use it. */
export type Subject = {
  readonly page: Page;
  /** The default variant. */
  readonly product: PlaygroundAddress["product"];
  readonly facts: SpecimenFacts;
  /** Renders a state from scratch. */
  show(setting?: Setting): Promise<void>;
};

/** Opens the stage of a specimen; the setting is the default of every `show`. */
export type OpenSubject = (specimen: string, setting?: Setting) => Promise<Subject>;

type Fixtures = {
  /** Browser errors that are not visible on the page. */
  readonly silentErrors: ReadonlySet<string>;
  readonly openSubject: OpenSubject;
};

const usual = { product: "main", theme: "dark", density: "comfortable", locale: "en" } as const;

/** A test on its own page; it fails when the console shows an error. */
export const test = base.extend<Fixtures>({
  silentErrors: [
    async ({ page }, provide) => {
      const errors = listenForErrors(page);
      await provide(errors);
      expect.soft([...errors], "the console stays free of errors").toEqual([]);
    },
    { auto: true },
  ],
  openSubject: async ({ page }, provide) => {
    await provide(async (specimen, common) => {
      await openStage(page, specimen);
      return readSubject(page, specimen, common);
    });
  },
});

export const { expect } = test;

/** Collects the errors of a page from now on. */
export function listenForErrors(page: Page): Set<string> {
  const errors = new Set<string>();
  page.on("pageerror", (error) => errors.add(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" || text.startsWith("Uncompiled message")) errors.add(text);
  });
  return errors;
}

/** Loads the stage with a specimen on it. */
export async function openStage(page: Page, specimen: string): Promise<void> {
  await page.addInitScript(installPageInspector);
  await page.goto(`/?specimen=${specimen}`);
  await page.locator("#stage").waitFor();
}

/** Returns the subject for the specimen that a page shows. */
export async function readSubject(
  page: Page,
  specimen: string,
  common: Setting = {},
): Promise<Subject> {
  const facts = await page.evaluate((name) => window.playground.specimens[name], specimen);
  if (!facts) throw new Error(`The playground has no specimen ${specimen}.`);
  return {
    page,
    product: common.product ?? usual.product,
    facts,
    show: (setting) => showState(page, specimen, { ...common, ...setting }),
  };
}

/** Renders a state of a specimen from scratch, on a page whose stage is loaded. */
export function showState(page: Page, specimen: string, setting: Setting = {}): Promise<void> {
  return show(page, { ...usual, ...setting, specimen });
}

/** Renders a state, and waits until what its components measure in the first frame is rendered too. */
function show(page: Page, address: PlaygroundAddress): Promise<void> {
  return page.evaluate(async (shown) => {
    await window.playground.show(shown);
    await new Promise((settled) => requestAnimationFrame(() => setTimeout(settled)));
  }, address);
}
