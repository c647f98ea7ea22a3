import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** Bytes over the wire of what a page has loaded so far, by what Chromium takes it for. */
export type Loaded = {
  readonly document: number;
  readonly stylesheet: number;
  readonly script: number;
};

/** Watches what a page loads; call it before the page goes anywhere. */
export function watchLoads(page: Page): () => Loaded {
  const responses = new Map<string, Response>();
  page.on("response", (response) => responses.set(response.url(), response));
  return () => ({
    document: sumBytes(responses, "document"),
    stylesheet: sumBytes(responses, "stylesheet"),
    script: sumBytes(responses, "script"),
  });
}

/** The scripts that stand in a page and run as it is read, in bytes of brotli. */
export async function weighInlineScripts(page: Page): Promise<number> {
  const texts = await page.$$eval<string[], HTMLScriptElement>("script:not([src])", (scripts) =>
    scripts
      .filter(({ type }) => type === "" || type === "module" || type === "text/javascript")
      .map(({ text }) => text),
  );
  return brotliCompressSync(texts.join("\n")).length;
}

/** Each address counts once: what is loaded ahead is asked for again when it is used. */
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
