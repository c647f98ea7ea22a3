import { findBrokenBoxes } from "./checks/boxes.ts";
import { listSpecimens } from "./list-specimens.ts";
import { expect, test } from "./shared-stage.ts";

for (const specimen of listSpecimens()) {
  test(`every box of ${specimen} contains its content`, async ({ openSubject }) => {
    expect.soft(await findBrokenBoxes(await openSubject(specimen))).toEqual([]);
  });
}
