/**
 * Returns an object with defaults for its missing fields; anything else unchanged, for its parser
 * to refuse.
 */
export function withDefaults(input: unknown, defaults: object): unknown {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  return isObject ? { ...defaults, ...input } : input;
}
