import { join } from "node:path";
import { isLong } from "../form.ts";
import { evaluateInFirefox } from "./support/evaluate-in-firefox.ts";
import { samplePrints } from "./support/arbitrary-prints.ts";
import { bundleScript } from "./support/bundle-script.ts";
import { printFingerprints } from "./support/print-fingerprints.ts";
import type { Fingerprints } from "./support/print-fingerprints.ts";
import { expect, test } from "./support/story.ts";

const prints = samplePrints(20_261_122, isLong ? 120 : 12);
const script = join(import.meta.dirname, "support/print-fingerprints.ts");
// Encoded twice, because JSON may contain characters that end a JavaScript string.
const expression = `tessera.printFingerprints(JSON.parse(${JSON.stringify(JSON.stringify(prints))}))`;

test("Chromium and Node print every format to the same bytes", async ({ page }) => {
  await page.addScriptTag({ content: await bundleScript(script) });
  expectSame(await page.evaluate<Fingerprints>(expression));
});

test("Firefox and Node print every format to the same bytes", async () => {
  test.skip(!isLong, "runs in the long form");
  expectSame((await evaluateInFirefox(await bundleScript(script), expression)) as Fingerprints);
});

function expectSame(printed: Fingerprints): void {
  const wanted = printFingerprints(prints);
  expect(Object.keys(wanted).length).toBeGreaterThan(10 * prints.length);
  expect(printed).toEqual(wanted);
}
