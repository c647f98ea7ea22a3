let isShown = false;

/** Returns whether the served frame has been visible since the page was opened. */
export function isServedFrameShown(): boolean {
  return isShown;
}

/** Stores whether the served frame is visible. */
export function setServedFrameShown(isNowShown: boolean): void {
  isShown = isNowShown;
}
