/** Subscribes to a fact of the browser that stays as it is while the page lives. */
export function subscribeToNothing(): () => void {
  return () => undefined;
}
