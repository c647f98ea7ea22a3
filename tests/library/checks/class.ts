import { readProbe } from "../read-probe.ts";
import type { Subject } from "../subject.ts";

/** A class name that is dropped, that takes the component's own away, or that lands elsewhere than the other props. */
export async function findLostClass(subject: Subject): Promise<readonly string[]> {
  const { classes, ownClasses, isOneElement } = await readProbe(subject);
  if (classes !== 1) return [`a class name reaches ${classes} elements`];
  return [
    ...(ownClasses > 0 ? [] : ["a class name takes the place of the component's own"]),
    ...(isOneElement ? [] : ["the class name and the other props reach different elements"]),
  ];
}
