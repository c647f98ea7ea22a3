/**
 * A ref of what opens under the keyboard: a key that was pressed before it opened does nothing in it, not even when
 * the focus comes to a button of it between the press and the release.
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
