/** Finds controls that overlap without containing one another; runs inside the page. */
export function readOverlaps(): string[] {
  const tolerancePx = 1;
  const { listControls, drawnBox, describe } = window.inspector;
  // The thumbs of a slider or a color area may overlap each other and their track.
  const controls = listControls().filter((control) => !control.matches("[type=range]"));
  const boxes = controls.map((control) => ({
    element: drawnBox(control),
    rect: drawnBox(control).getBoundingClientRect(),
  }));
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((two) => {
      if (one.element.contains(two.element) || two.element.contains(one.element)) return [];
      const width =
        Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left);
      const height =
        Math.min(one.rect.bottom, two.rect.bottom) - Math.max(one.rect.top, two.rect.top);
      if (Math.min(width, height) <= tolerancePx) return [];
      return [`${describe(one.element)} and ${describe(two.element)} overlap`];
    }),
  );
}
