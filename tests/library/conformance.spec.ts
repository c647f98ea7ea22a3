import { runChecks } from "./checks.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

for (const specimen of listSpecimens()) {
  test(`${specimen} conforms in both variants`, async ({ openSubject }) => {
    for (const product of ["main", "backoffice"] as const) {
      const findings = await runChecks(await openSubject(specimen, { product }));
      expect
        .soft(findings.map(({ check, detail }) => `${product}, ${check}: ${detail}`))
        .toEqual([]);
    }
  });
}
