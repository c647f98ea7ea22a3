/** An object with defaults for the fields that it lacks; anything else as it is, for its parser to refuse. */
export function withDefaults(input: unknown, defaults: object): unknown {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  return isObject ? { ...defaults, ...input } : input;
}
