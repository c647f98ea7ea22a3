/** A no-op subscription for browser facts that never change on a page. */
export function subscribeToNothing(): () => void {
  return () => undefined;
}
