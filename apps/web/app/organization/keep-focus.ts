import { followLostFocus } from "#navigation/follow-lost-focus.ts";

let stop = () => {};

/**
 * Preserves the keyboard focus when an update from elsewhere removes the focused control: the
 * control that replaces it gets the focus, else the nearest heading.
 */
export function keepFocus(): void {
  stop();
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const around = listAround(focused);
  stop = followLostFocus(() => findPlace(around) ?? document.querySelector("h1"));
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
