import type { Page } from "@playwright/test";

/**
 * Lists the texts of the drawn template that leave the box around them: beyond its sides, or into
 * its rounded corners. Texts that end with an ellipsis, and parts that scroll, may be longer.
 */
export function readCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(findCutTexts);
}

/** Finds the texts; runs inside the page. */
function findCutTexts(): readonly string[] {
  const canvas = document.querySelector("#host")?.shadowRoot?.firstElementChild;
  if (!canvas) return ["nothing is drawn"];
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const owner = node.parentElement;
    if (!text || !owner?.checkVisibility() || owner.closest("svg, .hidden")) continue;
    const box = findBox(owner);
    const px = box ? measureBeyond(node, parseFloat(getComputedStyle(owner).fontSize), box) : 0;
    if (px > 1) found.push(`"${text}" leaves .${box?.className} by ${px} px`);
  }
  return found;

  /** Finds the nearest visible box; undefined if the text may end with an ellipsis or scrolls. */
  function findBox(owner: Element): Element | undefined {
    for (let at: Element | null = owner; at && at !== canvas; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflow) || style.textOverflow === "ellipsis") return undefined;
      const isDrawn = style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.boxShadow !== "none";
      if (isDrawn && style.display !== "inline") return at;
      if (style.position === "absolute") return undefined;
    }
    return undefined;
  }

  function measureBeyond(text: Node, sizePx: number, box: Element): number {
    const range = document.createRange();
    range.selectNodeContents(text);
    const outer = box.getBoundingClientRect();
    const beyond = [...range.getClientRects()].map((line) => {
      // A line is as high as its letters here, without the leading.
      const leading = (line.height - sizePx) / 2 + sizePx * 0.15;
      const [left, right] = [line.left - outer.left, outer.right - line.right];
      const [top, bottom] = [line.top + leading - outer.top, outer.bottom - line.bottom + leading];
      const style = getComputedStyle(box);
      const corners = [
        measureCorner(style.borderTopLeftRadius, left, top),
        measureCorner(style.borderTopRightRadius, right, top),
        measureCorner(style.borderBottomLeftRadius, left, bottom),
        measureCorner(style.borderBottomRightRadius, right, bottom),
      ];
      return Math.max(-left, -right, -top, -bottom, ...corners);
    });
    return Math.round(Math.max(...beyond));

    function measureCorner(radius: string, x: number, y: number): number {
      const most = Math.min(outer.width, outer.height) / 2;
      const r = radius.endsWith("%") ? most : Math.min(parseFloat(radius), most);
      return x < r && y < r ? Math.hypot(r - x, r - y) - r : 0;
    }
  }
}
