/**
 * Keeps the keyboard's place when a control goes while it has the focus: the first button that is left in what is around
 * it takes it, because the browser would drop it to the page. It is the control's ref.
 */
export function keepPlace(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (!control.contains(document.activeElement)) return;
    const around = listAround(control);
    // The buttons around it may come or go in the same breath.
    queueMicrotask(() => findButton(around)?.focus());
  };
}

/** What an element stands in, the nearest first. */
function listAround({ parentElement }: Element): readonly Element[] {
  return parentElement ? [parentElement, ...listAround(parentElement)] : [];
}

function findButton(around: readonly Element[]): HTMLElement | undefined {
  const found = around.map((each) => each.querySelector<HTMLElement>("button:enabled"));
  return found.find((button) => button?.isConnected) ?? undefined;
}
