/**
 * Prints a contrast with two decimals, truncated and never rounded up: 4.499 is "4.49", because it
 * breaks a promise of 4.5.
 */
export function printContrast(contrast: number): string {
  const hundredths = Math.floor(contrast * 100);
  const isOneTooFew = (hundredths + 1) / 100 <= contrast;
  return ((isOneTooFew ? hundredths + 1 : hundredths) / 100).toFixed(2);
}
