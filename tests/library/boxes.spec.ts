import { findBrokenBoxes } from "./checks/boxes.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

for (const specimen of listSpecimens()) {
  test(`every box of ${specimen} holds what is in it`, async ({ openSubject }) => {
    expect.soft(await findBrokenBoxes(await openSubject(specimen))).toEqual([]);
  });
}
