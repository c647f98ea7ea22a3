/**
 * A ref that ignores a key pressed before the element opened, even if the focus reaches a button
 * between press and release.
 */
export function guardHeldKeys(room: HTMLElement | null): (() => void) | undefined {
  const listening = new AbortController();
  const own = new Set<string>();
  const options = { capture: true, signal: listening.signal };
  room?.addEventListener("keydown", noteKey, options);
  room?.addEventListener("keypress", refuseForeignKey, options);
  room?.addEventListener("keyup", releaseKey, options);
  return () => listening.abort();

  function noteKey(event: KeyboardEvent): void {
    if (!event.repeat) own.add(event.code);
    refuseForeignKey(event);
  }

  function releaseKey(event: KeyboardEvent): void {
    refuseForeignKey(event);
    own.delete(event.code);
  }

  function refuseForeignKey(event: KeyboardEvent): void {
    if (!own.has(event.code)) event.preventDefault();
  }
}
