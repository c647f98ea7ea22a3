import { findFaultsOfEveryState } from "./checks/every-state.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

for (const specimen of listSpecimens()) {
  test(`every state of ${specimen} is sound`, async ({ openSubject }) => {
    const findings = await findFaultsOfEveryState(await openSubject(specimen));
    expect.soft(findings.map(({ check, detail }) => `${check}: ${detail}`)).toEqual([]);
  });
}
