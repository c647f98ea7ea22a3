/** Returns whether the user's keyboard has Command instead of Control. */
export function isAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
