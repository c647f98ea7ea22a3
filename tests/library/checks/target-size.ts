import type { Subject } from "../subject.ts";

/** Controls whose target is less than 24 px wide or high, in any state and density. */
export async function findSmallTargets({ page, facts, show }: Subject): Promise<readonly string[]> {
  const findings = new Set<string>();
  for (const density of ["comfortable", "compact"] as const) {
    for (const state of facts.states) {
      await show({ state, density });
      for (const finding of await page.evaluate(readSmallTargets)) {
        findings.add(`${finding} in ${state}`);
      }
    }
  }
  return [...findings];
}

/** Measures every target from its middle with `elementFromPoint`; runs inside the page. */
function readSmallTargets(): string[] {
  const { listControls, drawnBox, describe } = window.eyes;
  const leastPx = 24;
  const stepPx = 0.5;

  /** What a press counts for the control on: itself, its label, and where a value is chosen by place, all of that. */
  function partsOf(control: HTMLElement): readonly Element[] {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const row = control.closest("label, [role=option], [role=menuitem], [role=tab]");
    const isPlaced = control.matches("[type=range], [role=slider], [role=spinbutton]");
    const field = isPlaced ? control.closest("[role=group]") : null;
    return [control, drawnBox(control), ...labels, row, field].filter((part) => part !== null);
  }

  /** WCAG 2.5.8 leaves out links in a sentence, whose height is the line's. */
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
    const reach = (stepX: number, stepY: number) => {
      let steps = 0;
      while (steps * stepPx < leastPx && isHit(stepX * (steps + 0.5), stepY * (steps + 0.5))) {
        steps += 1;
      }
      return steps * stepPx;
    };
    return {
      widthPx: reach(stepPx, 0) + reach(-stepPx, 0),
      heightPx: reach(0, stepPx) + reach(0, -stepPx),
    };
  }

  const findings = listControls().flatMap((control) => {
    if (isInRunningText(control)) return [];
    const { widthPx, heightPx } = measure(control);
    // The steps fall half a pixel short on each side of a box between two pixels.
    if (Math.min(widthPx, heightPx) > leastPx - 2 * stepPx) return [];
    return [`the target of ${describe(control)} is ${widthPx} × ${heightPx} px`];
  });
  scrollTo({ left: 0, top: 0, behavior: "instant" });
  return findings;
}
