import type { Subject } from "../subject.ts";

const mostStops = 60;

/** Finds controls that Tab reaches without a focus ring of at least 2 px, own or around. */
export async function findMissingRings({ page, show }: Subject): Promise<readonly string[]> {
  await show();
  await page.evaluate(installRings);
  const findings: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press("Tab");
    const { isEnd, finding } = await page.evaluate(() => window.rings.judgeFocus());
    if (isEnd) break;
    if (finding) findings.push(finding);
  }
  return findings;
}

type Rings = { judgeFocus(): { isEnd: boolean; finding?: string } };

declare global {
  interface Window {
    rings: Rings;
  }
}

/** Records the appearance of everything without focus; runs inside the page. */
function installRings(): void {
  const leastPx = 2;
  const parts = [undefined, "::before", "::after"];
  const read = (element: Element) =>
    parts.map((part) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(
        element,
        part,
      );
      return { outline: [outlineStyle, outlineWidth, outlineColor].join(" "), boxShadow };
    });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const before = new Map([...document.querySelectorAll("*")].map((one) => [one, read(one)]));
  const seen = new Set<Element>();

  const layers = (shadow: string) => (shadow === "none" ? [] : shadow.split(/,(?![^(]*\))/));
  const isSolid = (color: string) => !/rgba\([^)]*, 0\)|\/ 0\)/.test(color);
  function hasRing(element: Element): boolean {
    const rest = before.get(element);
    return read(element).some(({ outline, boxShadow }, part) => {
      const [style, width = "0"] = outline.split(" ");
      const isOutlined = style !== "none" && parseFloat(width) >= leastPx && isSolid(outline);
      const known = layers(rest?.[part]?.boxShadow ?? "none").map((layer) => layer.trim());
      const isCast = layers(boxShadow).some((layer) => {
        const [x = 0, y = 0, , spread = 0] = (layer.match(/-?[\d.]+px/g) ?? []).map(parseFloat);
        const isWide = Math.max(Math.abs(x), Math.abs(y), spread) >= leastPx;
        return isWide && isSolid(layer) && !known.includes(layer.trim());
      });
      return (isOutlined && outline !== rest?.[part]?.outline) || isCast;
    });
  }

  window.rings = {
    judgeFocus() {
      const focused = document.activeElement;
      if (!focused || focused === document.body || seen.has(focused)) return { isEnd: true };
      seen.add(focused);
      const box = window.inspector.drawnBox(focused);
      const around = [box.parentElement, box.parentElement?.parentElement];
      const drawn = [focused, box, ...box.querySelectorAll("*"), ...around];
      const isRinged = drawn.some((element) => element && hasRing(element));
      return isRinged
        ? { isEnd: false }
        : { isEnd: false, finding: `${window.inspector.describe(focused)} shows no ring` };
    },
  };
}
