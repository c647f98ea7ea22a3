import { readProbe } from "../read-probe.ts";
import type { Subject } from "../subject.ts";

/** A data attribute that does not reach exactly one element. */
export async function findDroppedProps(subject: Subject): Promise<readonly string[]> {
  const { props } = await readProbe(subject);
  return props === 1 ? [] : [`a data attribute reaches ${props} elements`];
}
