import { type Finding, nameFindings } from "../check.ts";
import type { Subject } from "../subject.ts";

/** Where the parts of the probe arrived. */
type ProbeFacts = {
  readonly refs: number;
  readonly props: number;
  readonly classes: number;
  /** The class names beside the probe's, on the element that has it. */
  readonly ownClasses: number;
  /** Whether the ref is the element of the class or the props, or in it, as a field's input is. */
  readonly isRefInside: boolean;
  /** Whether class and props reached the same element. */
  readonly isOneElement: boolean;
};

/** A ref, a data attribute or a class name that does not arrive where it should. */
export async function findLostProbe(subject: Subject): Promise<readonly Finding[]> {
  const facts = await readProbe(subject);
  return [
    ...nameFindings("ref", judgeRef(facts)),
    ...nameFindings("props", judgeProps(facts)),
    ...nameFindings("class", judgeClass(facts)),
  ];
}

/** A ref reaches one element, and none outside of the component's root. */
function judgeRef({ refs, isRefInside }: ProbeFacts): readonly string[] {
  if (refs !== 1) return [`the ref reaches ${refs} elements`];
  return isRefInside ? [] : ["the ref reaches an element outside of the root"];
}

/** A data attribute reaches one element. */
function judgeProps({ props }: ProbeFacts): readonly string[] {
  return props === 1 ? [] : [`a data attribute reaches ${props} elements`];
}

/** A class name is not dropped, takes nothing of the component's own away, and lands where the other props do. */
function judgeClass({ classes, ownClasses, isOneElement }: ProbeFacts): readonly string[] {
  if (classes !== 1) return [`a class name reaches ${classes} elements`];
  return [
    ...(ownClasses > 0 ? [] : ["a class name takes the place of the component's own"]),
    ...(isOneElement ? [] : ["the class name and the other props reach different elements"]),
  ];
}

/** Shows the state with the probe and reads where its ref, its class and its data attribute arrived. */
async function readProbe({ page, show }: Subject): Promise<ProbeFacts> {
  await show({ state: "probe" });
  return page.evaluate(() => {
    const refs = document.querySelectorAll("[data-ref]");
    const props = document.querySelectorAll("[data-probe]");
    const classes = document.querySelectorAll(".probe");
    const root = props[0] ?? classes[0];
    return {
      refs: refs.length,
      props: props.length,
      classes: classes.length,
      ownClasses: (classes[0]?.classList.length ?? 1) - 1,
      isRefInside: !root || !refs[0] || root.contains(refs[0]),
      isOneElement: !props[0] || !classes[0] || props[0] === classes[0],
    };
  });
}
