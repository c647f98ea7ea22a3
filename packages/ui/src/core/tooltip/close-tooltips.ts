/** Closes each tooltip that is open or about to open. */
export const tooltipClosers = new Set<() => void>();

/** Closes the tooltips of a page that has changed under a resting pointer. */
export function closeTooltips(): void {
  for (const close of tooltipClosers) close();
}
