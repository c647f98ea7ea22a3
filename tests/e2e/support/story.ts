import { type Page, expect, test as base } from "@playwright/test";
import type { Place } from "../../factories/account.ts";

type Fixtures = {
  /** The Tessera that the stories run against. */
  readonly place: Place;
  /** The browser errors that a story expects; any other one fails it. */
  readonly silentErrors: SilentErrors;
};

/** Errors of the console, of scripts and of the content security policy. */
type SilentErrors = {
  /** Expects errors that contain a text, whenever they arrive. */
  allow(part: string): void;
};

/** The test function of browser stories; a story fails on a console error that it does not expect. */
export const test = base.extend<Fixtures>({
  place: async ({ baseURL }, provide) => {
    const dataFolder = process.env["TESSERA_E2E_DATA"];
    if (!baseURL || !dataFolder) throw new Error("playwright.config.ts names no running Tessera.");
    await provide({ origin: baseURL, dataFolder });
  },
  silentErrors: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      for (const page of context.pages()) listen(page, errors);
      context.on("page", (page) => listen(page, errors));
      const allowed: string[] = [];
      await provide({ allow: (part) => void allowed.push(part) });
      // The pages of another context would keep their streams open beside every later story.
      const others = context.browser()?.contexts() ?? [];
      await Promise.all(others.filter((other) => other !== context).map((other) => other.close()));
      // A reused context keeps both.
      await context.setOffline(false);
      await context.clearPermissions();
      const unexpected = errors.filter((error) => !allowed.some((part) => error.includes(part)));
      expect(unexpected, "the console stays free of errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function listen(page: Page, errors: string[]): void {
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    const isError = message.type() === "error" && !isRefusal(text, message.location().url);
    if (isError || text.startsWith("Uncompiled message")) errors.push(`${page.url()}: ${text}`);
  });
}

/** Chromium reports every response of 400 or more; a refusal by the API is part of a story. */
function isRefusal(text: string, url: string): boolean {
  return /status of 4\d\d/.test(text) && url.includes("/api/v1/");
}
