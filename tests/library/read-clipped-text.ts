/** Finds texts that are cut off, or overflow the box that they are drawn in; runs inside the page. */
export function readClippedText(): string[] {
  const tolerancePx = 1;
  const { isSeen, describe } = window.inspector;

  type Box = { readonly element: Element; readonly isCutting: boolean };

  /** Finds the nearest visible or clipping box around a text; undefined when the text may flow freely. */
  function findBox(text: Element): Box | undefined {
    for (let at: Element | null = text; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
      const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        return isShortened ? undefined : { element: at, isCutting: true };
      }
      const isDrawn =
        style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
        style.boxShadow !== "none" ||
        parseFloat(style.borderLeftWidth) > 0;
      if (isDrawn && style.display !== "inline") return { element: at, isCutting: false };
      if (/absolute|fixed/.test(style.position)) return undefined;
    }
    return undefined;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const findings: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.parentElement;
    if (!text || node.textContent?.trim() === "" || !isSeen(text)) continue;
    if (text.closest("script, style, [data-live-announcer]")) continue;
    const box = findBox(text);
    if (!box || !isSeen(box.element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const inner = range.getBoundingClientRect();
    const outer = box.element.getBoundingClientRect();
    const lineSlackPx = parseFloat(getComputedStyle(text).fontSize) * 0.3;
    const beyond = [
      outer.left - inner.left,
      inner.right - outer.right,
      outer.top - inner.top - lineSlackPx,
      inner.bottom - outer.bottom - lineSlackPx,
    ];
    if (Math.max(...beyond) <= tolerancePx) continue;
    const how = box.isCutting ? "is cut off by" : "sticks out of";
    findings.push(`"${node.textContent?.trim().slice(0, 60)}" ${how} ${describe(box.element)}`);
  }
  return findings;
}
