import { type Finding, nameFindings } from "../check.ts";
import type { Subject } from "../subject.ts";

/** Where the parts of the probe were found. */
type ProbeFacts = {
  readonly refs: number;
  readonly props: number;
  readonly classes: number;
  /** The number of class names other than the probe's, on the element that has it. */
  readonly ownClasses: number;
  /** True when the ref is the element of the class or the props, or inside of it, as a field's input is. */
  readonly isRefInside: boolean;
  /** True when class and props reached the same element. */
  readonly isOneElement: boolean;
};

/** Finds a ref, a data attribute or a class name that does not reach its element. */
export async function findLostProbe(subject: Subject): Promise<readonly Finding[]> {
  const facts = await readProbe(subject);
  return [
    ...nameFindings("ref", judgeRef(facts)),
    ...nameFindings("props", judgeProps(facts)),
    ...nameFindings("class", judgeClass(facts)),
  ];
}

/** A ref must reach one element, and none outside of the component's root. */
function judgeRef({ refs, isRefInside }: ProbeFacts): readonly string[] {
  if (refs !== 1) return [`the ref reaches ${refs} elements`];
  return isRefInside ? [] : ["the ref reaches an element outside of the root"];
}

/** A data attribute must reach one element. */
function judgeProps({ props }: ProbeFacts): readonly string[] {
  return props === 1 ? [] : [`a data attribute reaches ${props} elements`];
}

/**
 * A class name must be applied, preserve the component's own classes, and reach the element of the
 * other props.
 */
function judgeClass({ classes, ownClasses, isOneElement }: ProbeFacts): readonly string[] {
  if (classes !== 1) return [`a class name reaches ${classes} elements`];
  return [
    ...(ownClasses > 0 ? [] : ["a class name takes the place of the component's own"]),
    ...(isOneElement ? [] : ["the class name and the other props reach different elements"]),
  ];
}

/** Renders the state with the probe and reads where its ref, class and data attribute are. */
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
