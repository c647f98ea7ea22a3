/** A text on a page, or the placeholder of a field, with its color and what is behind it, in hex. */
export type Label = {
  readonly text: string;
  readonly color: string;
  readonly background: string;
  /** Whether it is on a fill in the primary color. */
  readonly isPrimary: boolean;
};

/** A secondary button: its surroundings, its fill, and its border if it has one, in hex. */
export type Secondary = {
  readonly around: string;
  readonly fill: string;
  readonly border: string | undefined;
};

/**
 * Reads, in a page, the labels and the secondary buttons among the elements of a selector. Colors
 * are the computed ones, composited by a canvas over those of all ancestors.
 */
export function readLabels(selector: string): {
  readonly labels: readonly Label[];
  readonly secondary: readonly Secondary[];
} {
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
  const readLabel = (element: Element, text: string, pseudo?: string): Label => {
    const style = getComputedStyle(element, pseudo);
    const behind = listBackgrounds(element);
    return {
      text,
      color: paint([...behind, element instanceof SVGElement ? style.fill : style.color]),
      background: paint(behind),
      isPrimary: element.closest(".bg-primary") !== null,
    };
  };

  const shown = [...document.querySelectorAll(selector)].filter(
    (each) => each.checkVisibility() && !each.closest(".sr-only, :disabled, script, style"),
  );
  const labels = shown.flatMap((element) => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({ nodeValue }) => nodeValue).join("");
    const placeholder = element.getAttribute("placeholder");
    return [
      ...(text.trim() === "" ? [] : [readLabel(element, text)]),
      ...(placeholder ? [readLabel(element, placeholder, "::placeholder")] : []),
    ];
  });
  const secondary = shown.flatMap((element) => {
    if (!element.matches("[data-slot=button].bg-secondary")) return [];
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
    const behind = listBackgrounds(element.parentElement);
    const border = borderTopWidth === "0px" ? undefined : paint([...behind, borderTopColor]);
    return { around: paint(behind), fill: paint([...behind, backgroundColor]), border };
  });
  return { labels, secondary };
}

/** Lists, in a page, the centers of what reacts to a pointer. */
export function listHoverable(): readonly (readonly [x: number, y: number])[] {
  const elements = document.querySelectorAll("button:enabled, a, [role=menuitem], [role=tab]");
  return [...elements]
    .map((element) => element.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
}
