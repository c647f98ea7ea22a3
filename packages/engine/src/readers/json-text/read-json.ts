/** An object of a JSON text. */
export type JsonObject = { readonly [key: string]: unknown };

/** What a JSON text says at its top, an object; throws a SyntaxError for anything else. */
export function readJson(text: string): JsonObject {
  const value = parse(text);
  if (!isJsonObject(value)) throw new SyntaxError("The file is no JSON object");
  return value;
}

/** Whether a value of a JSON text is an object and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object in a JSON text; throws a SyntaxError naming what should have been one. */
export function requireObject(value: unknown, what: string): JsonObject {
  if (!isJsonObject(value)) throw new SyntaxError(`${what} is no object`);
  return value;
}

/** A list in a JSON text; throws a SyntaxError naming what should have been one. */
export function requireList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new SyntaxError(`${what} is no list`);
  return value;
}

/** A text in a JSON text; throws a SyntaxError naming what should have been one. */
export function requireText(value: unknown, what: string): string {
  if (typeof value !== "string") throw new SyntaxError(`${what} is no text`);
  return value;
}

/** A number in a JSON text; throws a SyntaxError naming what should have been one. */
export function requireNumber(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new SyntaxError(`${what} is no number`);
  return value;
}

/** The value of a key of the object's own; one that is inherited (`constructor`) is none. */
export function ownValue(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A text nested too deeply for the machine's stack is refused like any other that is no file of ours. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SyntaxError("The file is no JSON", { cause: error });
  }
}
