import { readProbe } from "../read-probe.ts";
import type { Subject } from "../subject.ts";

/** A ref that reaches no element, or one outside of the component's root. */
export async function findLostRef(subject: Subject): Promise<readonly string[]> {
  const { refs, isRefInside } = await readProbe(subject);
  if (refs !== 1) return [`the ref reaches ${refs} elements`];
  return isRefInside ? [] : ["the ref reaches an element outside of the root"];
}
