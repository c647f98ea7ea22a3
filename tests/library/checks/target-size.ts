/**
 * Finds controls whose target is narrower or lower than 24 px, measured from the center with
 * `elementFromPoint`; runs inside the page.
 */
export function readSmallTargets(): string[] {
  const { listControls, drawnBox, describe } = window.inspector;
  const leastPx = 24;
  const stepPx = 1;

  /**
   * Returns the elements whose clicks count for the control: itself, its label, and the whole area
   * where position chooses a value.
   */
  function partsOf(control: HTMLElement): readonly Element[] {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const row = control.closest("label, [role=option], [role=menuitem], [role=tab]");
    const isPlaced = control.matches("[type=range], [role=slider], [role=spinbutton]");
    const field = isPlaced ? control.closest("[role=group]") : null;
    return [control, drawnBox(control), ...labels, row, field].filter((part) => part !== null);
  }

  /** WCAG 2.5.8 exempts links in a sentence, whose height is the line's. */
  function isInRunningText(control: HTMLElement): boolean {
    if (!control.matches("a, [role=link]")) return false;
    if (getComputedStyle(control).display !== "inline") return false;
    const sentence = control.parentElement?.textContent.trim() ?? "";
    return sentence.length > control.textContent.trim().length;
  }

  function measure(control: HTMLElement): { widthPx: number; heightPx: number } {
    const box = drawnBox(control);
    box.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = box.getClientRects()[0] ?? box.getBoundingClientRect();
    const parts = partsOf(control);
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      return hit !== null && parts.some((part) => part.contains(hit));
    };
    const reach = (x: number, y: number, mostPx: number) => {
      let px = 0;
      while (px < mostPx && isHit(x * (px + stepPx / 2), y * (px + stepPx / 2))) px += stepPx;
      return px;
    };
    const extent = (x: number, y: number) => {
      const half = leastPx / 2;
      const middle = reach(x, y, half) + reach(-x, -y, half);
      return middle >= leastPx ? middle : reach(x, y, leastPx) + reach(-x, -y, leastPx);
    };
    return { widthPx: extent(1, 0), heightPx: extent(0, 1) };
  }

  const findings = listControls().flatMap((control) => {
    if (isInRunningText(control)) return [];
    const { widthPx, heightPx } = measure(control);
    // The steps are one short when a box lies between two pixels.
    if (Math.min(widthPx, heightPx) >= leastPx - stepPx) return [];
    return [`the target of ${describe(control)} is ${widthPx} × ${heightPx} px`];
  });
  scrollTo({ left: 0, top: 0, behavior: "instant" });
  return findings;
}
