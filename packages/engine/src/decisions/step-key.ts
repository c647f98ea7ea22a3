const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can name a step of a scale, and so stand in a token path. */
export function isStepKey(text: string): boolean {
  return pattern.test(text);
}
