import type { Page } from "@playwright/test";

/**
 * Lists the texts of the drawn template that leave the box around them: beyond its sides, or into
 * its rounded corners. Texts that end with an ellipsis, and parts that scroll, may be longer.
 */
export function readCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canvas = document.querySelector("#host")?.shadowRoot?.firstElementChild;
    if (!canvas) return ["nothing is drawn"];
    const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const owner = node.parentElement;
      if (!text || !owner?.checkVisibility() || owner.closest("svg, .hidden")) continue;
      const box = findBox(owner);
      const range = document.createRange();
      range.selectNodeContents(node);
      const beyond = box && measureBeyond(range, box, parseFloat(getComputedStyle(owner).fontSize));
      if (beyond && beyond > 1) found.push(`"${text}" leaves .${box.className} by ${beyond} px`);
    }
    return found;

    /** Finds the nearest visible box; undefined if the text may end with an ellipsis or scrolls. */
    function findBox(owner: Element): Element | undefined {
      for (let at: Element | null = owner; at && at !== canvas; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (/auto|scroll/.test(style.overflow) || style.textOverflow === "ellipsis")
          return undefined;
        const isDrawn = style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.boxShadow !== "none";
        if (isDrawn && style.display !== "inline") return at;
        if (style.position === "absolute") return undefined;
      }
      return undefined;
    }

    function measureBeyond(range: Range, box: Element, sizePx: number): number {
      const outer = box.getBoundingClientRect();
      const style = getComputedStyle(box);
      const half = Math.min(outer.width, outer.height) / 2;
      const beyond = [...range.getClientRects()].map((line) => {
        // A line is as high as its letters here, without the leading.
        const leading = (line.height - sizePx) / 2 + sizePx * 0.15;
        const left = line.left - outer.left;
        const right = outer.right - line.right;
        const top = line.top + leading - outer.top;
        const bottom = outer.bottom - line.bottom + leading;
        const corners = [
          [style.borderTopLeftRadius, left, top],
          [style.borderTopRightRadius, right, top],
          [style.borderBottomLeftRadius, left, bottom],
          [style.borderBottomRightRadius, right, bottom],
        ] as const;
        const cut = corners.map(([radius, x, y]) => {
          const isShare = radius.endsWith("%");
          const r = Math.min(isShare ? half : parseFloat(radius), half);
          return x < r && y < r ? Math.hypot(r - x, r - y) - r : 0;
        });
        return Math.max(-left, -right, -top, -bottom, ...cut);
      });
      return Math.round(Math.max(...beyond));
    }
  });
}
