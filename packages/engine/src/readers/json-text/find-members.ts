import { ownValue, requireObject, type JsonObject } from "./read-json.ts";

/** Finds the place that a value refers to in braces (`{color.text}`); undefined for any other. */
export function findPlace(value: unknown): string | undefined {
  return typeof value === "string" ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/** Finds one of the extensions of a token. */
export function findExtension(token: JsonObject, key: string): unknown {
  const extensions = ownValue(token, "$extensions");
  return extensions === undefined
    ? undefined
    : ownValue(requireObject(extensions, "An extension"), key);
}
