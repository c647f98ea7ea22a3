import type { Subject } from "./subject.ts";

/** Where the parts of the probe arrived. */
export type ProbeFacts = {
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

/** Shows the state with the probe and reads where its ref, its class and its data attribute arrived. */
export async function readProbe({ page, show }: Subject): Promise<ProbeFacts> {
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
