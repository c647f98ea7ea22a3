const listeners = new Set<() => void>();
let isRequested = false;

/** Asks the person what happens to unsaved changes before the log-out. */
export function requestLogOut(): void {
  setRequested(true);
}

/** Ends the question, whatever its answer is. */
export function endLogOutRequest(): void {
  setRequested(false);
}

/** Whether a log-out waits for an answer. */
export function isLogOutRequested(): boolean {
  return isRequested;
}

/** Calls back when a request begins or ends. */
export function subscribeToLogOutRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setRequested(next: boolean): void {
  isRequested = next;
  for (const listener of listeners) listener();
}
