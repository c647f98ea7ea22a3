/** The elements that can be inspected: those that a style of their own makes something of. */
const inspectable = [
  "button, input, select, textarea, a, h1, h2, h3, h4, p, li, th, td, dt, dd, time, b, label, svg",
  ".card, .tag, .avatar, .mark, .meter, .segmented, .switch, .check, .radio, .hint, .muted",
  "header, aside, nav, section, form, figure, article, .screen",
].join(", ");

/** A kind of element as the inspector names it. */
export type TargetKind =
  | "button"
  | "field"
  | "tag"
  | "card"
  | "avatar"
  | "heading"
  | "link"
  | "text"
  | "picture"
  | "area";

const kinds: readonly (readonly [selector: string, kind: TargetKind])[] = [
  [".button, button", "button"],
  [".input, input, select, textarea", "field"],
  [".tag", "tag"],
  [".card", "card"],
  [".avatar", "avatar"],
  ["h1, h2, h3, h4", "heading"],
  ["a", "link"],
  ["svg, .mark", "picture"],
  ["p, b, dt, dd, th, td, time, label, .hint, .muted", "text"],
];

/** Returns the kind of an element. */
export function kindOf(element: Element): TargetKind {
  return kinds.find(([selector]) => element.matches(selector))?.[1] ?? "area";
}

/** Returns the element to inspect at a point: the control around a text rather than the text. */
export function findTargetAt(
  roots: readonly ShadowRoot[],
  xPx: number,
  yPx: number,
): Element | undefined {
  for (const root of roots) {
    const hit = root.elementsFromPoint(xPx, yPx).find((element) => root.contains(element));
    const control = hit?.closest("button, a, .tag, .avatar");
    const target = control ?? hit?.closest(inspectable);
    if (target) return target;
  }
  return undefined;
}

/** Lists the elements that can be inspected by keyboard, in the order of the document. */
export function listTargets(root: ShadowRoot): readonly Element[] {
  return [...root.querySelectorAll(inspectable)].filter(
    (element) =>
      !element.matches("svg, b, time, label") &&
      !element.parentElement?.closest("button, a, .tag") &&
      element.getClientRects().length > 0,
  );
}
