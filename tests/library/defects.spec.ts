import { findFaultsOfEveryState } from "./checks/every-state.ts";
import { runChecks } from "./checks.ts";
import { expect, test } from "./shared-stage.ts";

const planted = {
  "no-name": "name-and-role",
  "wrong-role": "name-and-role",
  "lost-ref": "ref",
  "dropped-prop": "props",
  "dropped-class": "class",
  "no-focus-ring": "focus-ring",
  "focus-lost-on-close": "focus-return",
  "no-escape": "escape",
  "deaf-key": "keys",
};

/** Defects for the checks that run in every setting; one may also violate another guarantee. */
const plantedForAll = {
  "faint-text": /^axe: .*color-contrast/m,
  "cut-text": /^boxes: .*is cut off by/m,
  "overlapping-controls": /^boxes: .*overlap/m,
  "overlapping-texts": /^boxes: .*overlap/m,
  "too-wide": /^boxes: .*360.*beyond the page/m,
  "untranslated-text": /^untranslated: /m,
  "small-target": /^target-size: /m,
  "unasked-motion": /^reduced-motion: /m,
} as const;

test("a sound component passes every check", async ({ openSubject }) => {
  const subject = await openSubject("defect-none");
  expect(await runChecks(subject)).toEqual([]);
  expect(await findFaultsOfEveryState(subject)).toEqual([]);
});

for (const [defect, check] of Object.entries(planted)) {
  test(`only the check ${check} finds the planted defect ${defect}`, async ({ openSubject }) => {
    const findings = await runChecks(await openSubject(`defect-${defect}`));
    expect(new Set(findings.map((finding) => finding.check))).toEqual(new Set([check]));
  });
}

for (const [defect, expected] of Object.entries(plantedForAll)) {
  test(`the checks of every state find the planted defect ${defect}`, async ({ openSubject }) => {
    const findings = await findFaultsOfEveryState(await openSubject(`defect-${defect}`));
    const texts = findings.map(({ check, detail }) => `${check}: ${detail}`);
    expect(texts.join("\n")).toMatch(expected);
  });
}
