/** An object of a JSON text. */
export type JsonObject = { readonly [key: string]: unknown };

/** Reads the object at the top of a JSON text; throws a SyntaxError for anything else. */
export function readJson(text: string): JsonObject {
  const value = parse(text);
  if (!isJsonObject(value)) throw new SyntaxError("The file is not a JSON object");
  return value;
}

/** Returns whether a value of a JSON text is an object and not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an object of a JSON text; throws a SyntaxError with the name of the expected value. */
export function requireObject(value: unknown, what: string): JsonObject {
  if (!isJsonObject(value)) throw new SyntaxError(`${what} is not an object`);
  return value;
}

/** Returns a list of a JSON text; throws a SyntaxError with the name of the expected value. */
export function requireList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new SyntaxError(`${what} is not a list`);
  return value;
}

/** Returns a text of a JSON text; throws a SyntaxError with the name of the expected value. */
export function requireText(value: unknown, what: string): string {
  if (typeof value !== "string") throw new SyntaxError(`${what} is not a text`);
  return value;
}

/** Returns a number of a JSON text; throws a SyntaxError with the name of the expected value. */
export function requireNumber(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new SyntaxError(`${what} is not a number`);
  return value;
}

/** Returns the value of the object's own key; undefined for an inherited one (`constructor`). */
export function ownValue(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Parses JSON; refuses a text nested too deeply for the stack, like any other invalid file. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SyntaxError("The file is not JSON", { cause: error });
  }
}
