/**
 * Finds what exceeds the left or right edge of the page, or makes it scroll sideways; runs inside
 * the page.
 */
export function readOutside(): string[] {
  const { isSeen, isInScroller, describe } = window.inspector;
  const { scrollWidth, clientWidth } = document.documentElement;
  const tolerancePx = 0.5;
  const outside = [...document.body.querySelectorAll("*")].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    if (left >= -tolerancePx && right <= clientWidth + tolerancePx) return [];
    if (!isSeen(element) || isInScroller(element)) return [];
    const reach = right > clientWidth ? right - clientWidth : -left;
    return [`${describe(element)} reaches ${Math.ceil(reach)} px beyond the page`];
  });
  if (outside.length > 0 || scrollWidth <= clientWidth) return outside.slice(0, 1);
  return [`the page scrolls sideways by ${scrollWidth - clientWidth} px`];
}
