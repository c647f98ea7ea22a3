import { findAxeViolations } from "./checks/axe.ts";
import { findBrokenBoxes } from "./checks/boxes.ts";
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
  "untranslated-text": "untranslated",
  "small-target": "target-size",
  "unasked-motion": "reduced-motion",
  "too-wide": "width-360",
};

/** Defects for the checks that run in every setting; one may also violate another guarantee. */
const plantedForAll = {
  "faint-text": ["axe", findAxeViolations, /color-contrast/],
  "cut-text": ["boxes", findBrokenBoxes, /is cut off by/],
  "overlapping-controls": ["boxes", findBrokenBoxes, /overlap/],
  "overlapping-texts": ["boxes", findBrokenBoxes, /overlap/],
  "too-wide": ["boxes", findBrokenBoxes, /beyond the page/],
} as const;

test("a sound component passes every check", async ({ openSubject }) => {
  const subject = await openSubject("defect-none");
  expect(await runChecks(subject)).toEqual([]);
  expect(await findAxeViolations(subject)).toEqual([]);
  expect(await findBrokenBoxes(subject)).toEqual([]);
});

for (const [defect, check] of Object.entries(planted)) {
  test(`only the check ${check} finds the planted defect ${defect}`, async ({ openSubject }) => {
    const findings = await runChecks(await openSubject(`defect-${defect}`));
    expect(new Set(findings.map((finding) => finding.check))).toEqual(new Set([check]));
  });
}

for (const [defect, [check, find, told]] of Object.entries(plantedForAll)) {
  test(`the check ${check} finds the planted defect ${defect}`, async ({ openSubject }) => {
    const findings = await find(await openSubject(`defect-${defect}`));
    expect(findings.join("\n")).toMatch(told);
  });
}
