/** Finds texts that are drawn over each other; runs inside the page. */
export function readOverlappingTexts(): string[] {
  const tolerancePx = 2;
  const { isSeen } = window.inspector;

  type Line = { readonly owner: Element; readonly text: string; readonly rect: DOMRect };

  /** Lists the boxes of the letters of each line, without the leading. */
  function listLines(): readonly Line[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!owner || text === "" || !isSeen(owner)) continue;
      if (owner.closest("script, style, [data-live-announcer]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const roomPx = parseFloat(getComputedStyle(owner).fontSize) * 0.25;
      for (const { x, y, width, height } of range.getClientRects()) {
        const rect = new DOMRect(x, y + roomPx, width, height - 2 * roomPx);
        lines.push({ owner, text: text.slice(0, 40), rect });
      }
    }
    return lines;
  }

  /** Returns whether both are visible at a point: not clipped there, and not covered. */
  function isThrough(one: Element, two: Element, x: number, y: number): boolean {
    const stack = document.elementsFromPoint(x, y);
    const depth = Math.max(stack.indexOf(one), stack.indexOf(two));
    if (!stack.includes(one) || !stack.includes(two)) return false;
    return stack.slice(0, depth).every((element) => {
      const { backgroundColor, backdropFilter } = getComputedStyle(element);
      return backgroundColor === "rgba(0, 0, 0, 0)" && backdropFilter === "none";
    });
  }

  const lines = listLines();
  const findings = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((two) => {
      // A line with an ellipsis has two boxes.
      if (one.owner === two.owner) return [];
      const left = Math.max(one.rect.left, two.rect.left);
      const right = Math.min(one.rect.right, two.rect.right);
      const top = Math.max(one.rect.top, two.rect.top);
      const bottom = Math.min(one.rect.bottom, two.rect.bottom);
      if (Math.min(right - left, bottom - top) <= tolerancePx) return [];
      if (!isThrough(one.owner, two.owner, (left + right) / 2, (top + bottom) / 2)) return [];
      return [`"${one.text}" and "${two.text}" overlap`];
    }),
  );
  return [...new Set(findings)];
}
