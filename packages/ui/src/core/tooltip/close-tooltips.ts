type Point = { readonly clientX: number; readonly clientY: number };

/** Closes each tooltip that is open or about to open. */
export const tooltipClosers = new Set<() => void>();
let pointer: Point | undefined;
let restingAt: Point | undefined;

/** Closes the tooltips of a page that has changed under a resting pointer. */
export function closeTooltips(): void {
  restingAt = pointer;
  for (const close of tooltipClosers) close();
}

/** Notes where the pointer is over a control with a tooltip. */
export function notePointer({ clientX, clientY }: Point): void {
  pointer = { clientX, clientY };
}

/** Returns whether a control has come under a pointer that has not moved since the page changed. */
export function hasComeUnder({ clientX, clientY }: Point): boolean {
  return restingAt?.clientX === clientX && restingAt.clientY === clientY;
}
