/**
 * Waits two frames, until a closing menu, palette or dialog has restored the focus. A dialog that
 * opens earlier could not restore it.
 */
export function afterFocusReturns(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
