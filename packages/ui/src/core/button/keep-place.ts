/**
 * Preserves the keyboard focus when a focused control unmounts: the first remaining button around
 * it gets the focus, which the browser would otherwise move to the page. Used as the control's ref.
 */
export function keepPlace(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (!control.contains(document.activeElement)) return;
    const around = listAround(control);
    // The buttons around it may mount or unmount in the same update.
    queueMicrotask(() => findButton(around)?.focus());
  };
}

/** Lists the ancestors of an element, the nearest first. */
function listAround({ parentElement }: Element): readonly Element[] {
  return parentElement ? [parentElement, ...listAround(parentElement)] : [];
}

function findButton(around: readonly Element[]): HTMLElement | undefined {
  const found = around.map((each) => each.querySelector<HTMLElement>("button:enabled"));
  return found.find((button) => button?.isConnected) ?? undefined;
}
