import { findFaultsOfEveryState } from "./checks/every-state.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

for (const specimen of listSpecimens()) {
  test(`axe and the boxes of ${specimen} are sound in every state`, async ({ openSubject }) => {
    const findings = await findFaultsOfEveryState(await openSubject(specimen));
    expect.soft(findings.map(({ check, detail }) => `${check}: ${detail}`)).toEqual([]);
  });
}
