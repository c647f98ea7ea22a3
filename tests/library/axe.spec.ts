import { findAxeViolations } from "./checks/axe.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

for (const specimen of listSpecimens()) {
  test(`axe finds no violation in ${specimen}`, async ({ openSubject }) => {
    expect.soft(await findAxeViolations(await openSubject(specimen))).toEqual([]);
  });
}
