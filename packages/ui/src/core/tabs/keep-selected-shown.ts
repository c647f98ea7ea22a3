/**
 * Scrolls to the selected tab now, and again when the width of the row or a tab changes, for
 * example when a font loads.
 */
export function keepSelectedShown(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const watching = new ResizeObserver(() => showSelected(list));
  for (const each of [list, ...list.children]) watching.observe(each);
  return () => watching.disconnect();
}

/** Scrolls only the row of tabs, as far as its selected tab needs. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const endPx = tab.offsetLeft + tab.offsetWidth;
  if (tab.offsetLeft < list.scrollLeft) list.scrollLeft = tab.offsetLeft;
  else if (endPx > list.scrollLeft + list.clientWidth) list.scrollLeft = endPx - list.clientWidth;
}
