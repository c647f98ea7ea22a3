const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns whether a text can name a step of a scale, and so be part of a token path. */
export function isStepKey(text: string): boolean {
  return pattern.test(text);
}
