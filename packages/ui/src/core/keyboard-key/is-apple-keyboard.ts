/** Whether the person's keyboard has Command where others have Control. */
export function isAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
