import { askFirefox } from "./support/ask-firefox.ts";
import { bundleFingerprints } from "./support/bundle-fingerprints.ts";
import { printFingerprints } from "./support/print-fingerprints.ts";
import type { Fingerprints } from "./support/print-fingerprints.ts";
import { expect, test } from "./support/story.ts";

const isLong = process.env["TESSERA_FORM"] === "long";
const recipeCount = isLong ? 120 : 8;

test.setTimeout(isLong ? 600_000 : 60_000);

test("Chromium prints every format in the same bytes as Node", async ({ page }) => {
  await page.addScriptTag({ content: await bundleFingerprints() });
  const printed = await page.evaluate<Fingerprints>(`tessera.printFingerprints(${recipeCount})`);
  expectSame(printed);
});

test("Firefox prints every format in the same bytes as Node", async () => {
  test.skip(!isLong, "runs in the long form");
  const expression = `tessera.printFingerprints(${recipeCount})`;
  expectSame((await askFirefox(await bundleFingerprints(), expression)) as Fingerprints);
});

function expectSame(printed: Fingerprints): void {
  const wanted = printFingerprints(recipeCount);
  expect(Object.keys(wanted).length).toBeGreaterThan(recipeCount);
  expect(printed).toEqual(wanted);
}
