/** The ring of a focused control and what is around it, in hex. */
export type Ring = {
  readonly slot: string;
  readonly around: string;
  readonly ring: string;
};

/**
 * Focuses, in a page, each control whose ring has the color of the theme, and reads the ring. It is
 * the shadow with a spread and without an offset; its color is composited over those of all
 * ancestors. The rings of destructive buttons and of invalid fields have a fixed opacity of 20 %,
 * which no theme changes.
 */
export function readRings(): readonly Ring[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("There is no canvas");

  const paint = (colors: readonly string[]): string => {
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
  };
  const listBackgrounds = (element: Element | null): readonly string[] =>
    element
      ? [...listBackgrounds(element.parentElement), getComputedStyle(element).backgroundColor]
      : ["#ffffff"];

  const controls = document.querySelectorAll<HTMLElement>("[class*='focus-visible:ring-ring/50']");
  return [...controls]
    .filter(
      (each) =>
        each.checkVisibility() && !each.matches(":disabled, .bg-destructive, [aria-invalid=true]"),
    )
    .flatMap((control) => {
      control.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== control) return [];
      const color = /((?:[a-z]+)\([^)]*\)) 0px 0px 0px 3px/.exec(
        getComputedStyle(control).boxShadow,
      )?.[1];
      if (color === undefined) throw new Error(`${control.outerHTML} has no ring`);
      const behind = listBackgrounds(control.parentElement);
      const slot = control.dataset.slot ?? control.tagName;
      return [{ slot, around: paint(behind), ring: paint([...behind, color]) }];
    });
}
