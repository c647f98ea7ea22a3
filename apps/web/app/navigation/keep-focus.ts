import { followLostFocus } from "./follow-lost-focus.ts";

/**
 * Preserves the keyboard focus when an update from elsewhere removes the focused control: the
 * control that replaces it gets the focus, else the nearest heading. Returns the function that ends it.
 */
export function keepFocus(): () => void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return () => undefined;
  const around = listAround(focused);
  return followLostFocus(() => findPlace(around) ?? document.querySelector("h1"));
}

/** Lists the ancestors of an element below the page, the nearest first. */
function listAround({ parentElement }: Element): readonly Element[] {
  if (!parentElement || parentElement === document.body) return [];
  return [parentElement, ...listAround(parentElement)];
}

function findPlace(around: readonly Element[]): HTMLElement | undefined {
  const [parent] = around;
  const replacing = parent && findVisible(parent, "button:enabled, a[href]");
  if (replacing) return replacing;
  const headings = around.map((each) => findVisible(each, "h1, h2, h3"));
  return headings.find((heading) => heading !== undefined);
}

function findVisible(within: Element, selector: string): HTMLElement | undefined {
  const found = [...within.querySelectorAll<HTMLElement>(selector)];
  return found.find((each) => each.checkVisibility());
}
