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
  "untranslated-text": "untranslated",
  "small-target": "target-size",
};

test("a sound component passes every check", async ({ openSubject }) => {
  expect(await runChecks(await openSubject("defect-none"))).toEqual([]);
});

for (const [defect, check] of Object.entries(planted)) {
  test(`the check ${check} alone finds the planted defect ${defect}`, async ({ openSubject }) => {
    const findings = await runChecks(await openSubject(`defect-${defect}`));
    expect(new Set(findings.map((finding) => finding.check))).toEqual(new Set([check]));
  });
}
