import { runChecks } from "./checks.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

for (const specimen of listSpecimens()) {
  for (const product of ["main", "backoffice"] as const) {
    test(`${specimen} conforms in ${product}`, async ({ openSubject }) => {
      const findings = await runChecks(await openSubject(specimen, { product }));
      expect.soft(findings.map(({ check, detail }) => `${check}: ${detail}`)).toEqual([]);
    });
  }
}
