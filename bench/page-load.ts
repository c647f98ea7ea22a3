import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

const quietMs = 1000;
/** A page's weight includes what it loads in this time without a touch. */
const firstLoadsMs = 2000;

/** The bytes that a page has transferred so far, by resource type, and the number of addresses. */
export type Loaded = {
  readonly document: number;
  readonly stylesheet: number;
  readonly script: number;
  readonly font: number;
  readonly requests: number;
};

/** Records what a page loads; call it before the first navigation. */
export function watchLoads(page: Page): () => Loaded {
  const responses = new Map<string, Response>();
  page.on("response", (response) => responses.set(response.url(), response));
  return () => ({
    requests: responses.size,
    document: sumBytes(responses, "document"),
    stylesheet: sumBytes(responses, "stylesheet"),
    script: sumBytes(responses, "script"),
    font: sumBytes(responses, "font"),
  });
}

/** Waits for what a page that is shown loads in its first two seconds without a touch. */
export async function waitForFirstLoads(page: Page): Promise<void> {
  await page.waitForTimeout(firstLoadsMs);
}

/** Waits until a page has sent no request for a second. */
export async function waitForQuiet(page: Page): Promise<void> {
  let known = -1;
  for (let count = 0; count !== known;) {
    known = count;
    await page.waitForTimeout(quietMs);
    count = await page.evaluate(() => performance.getEntriesByType("resource").length);
  }
}

/** Measures the inline scripts of a page, in bytes of brotli. */
export async function weighInlineScripts(page: Page): Promise<number> {
  const texts = await page.$$eval<string[], HTMLScriptElement>("script:not([src])", (scripts) =>
    scripts
      .filter(({ type }) => type === "" || type === "module" || type === "text/javascript")
      .map(({ text }) => text),
  );
  return brotliCompressSync(texts.join("\n")).length;
}

/** Counts each address once, because a preloaded file is requested again when it is used. */
function sumBytes(responses: ReadonlyMap<string, Response>, type: string): number {
  return [...responses.values()]
    .filter((response) => response.request().resourceType() === type)
    .reduce((sum, response) => sum + lengthOf(response), 0);
}

function lengthOf(response: Response): number {
  const length = response.headers()["content-length"];
  if (length === undefined) throw new Error(`${response.url()} does not tell its length`);
  return Number(length);
}
