import { join } from "node:path";
import { isLong } from "../form.ts";
import { evaluateInFirefox } from "./support/evaluate-in-firefox.ts";
import { samplePrints } from "./support/arbitrary-prints.ts";
import { bundleScript } from "./support/bundle-script.ts";
import { printFingerprints } from "./support/print-fingerprints.ts";
import type { Fingerprints, Print } from "./support/print-fingerprints.ts";
import { expect, test } from "./support/story.ts";

const script = join(import.meta.dirname, "support/print-fingerprints.ts");
test("Chromium and Node print every format to the same bytes", async ({ page }) => {
  await page.addScriptTag({ content: await bundleScript(script) });
  const prints = samplePrints(20_261_122, isLong);
  expectSame(prints, await page.evaluate<Fingerprints>(expressionOf(prints)));
});

test("Firefox and Node print every format to the same bytes", async () => {
  test.skip(!isLong, "runs in the long form");
  const prints = samplePrints(20_261_122, isLong);
  const printed = await evaluateInFirefox(await bundleScript(script), expressionOf(prints));
  expectSame(prints, printed as Fingerprints);
});

/** Encoded twice, because JSON may contain characters that end a JavaScript string. */
function expressionOf(prints: readonly Print[]): string {
  return `tessera.printFingerprints(JSON.parse(${JSON.stringify(JSON.stringify(prints))}))`;
}

function expectSame(prints: readonly Print[], printed: Fingerprints): void {
  const wanted = printFingerprints(prints);
  expect(Object.keys(wanted).length).toBeGreaterThan(10 * prints.length);
  expect(printed).toEqual(wanted);
}
