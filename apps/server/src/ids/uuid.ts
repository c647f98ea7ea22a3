import { randomUUID } from "node:crypto";

/** A validated uuid in lower case, safe in the text of a statement. */
export type Uuid = string & { readonly __brand: "Uuid" };

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Parses a uuid in any case; undefined when it is invalid. */
export function findUuid(text: unknown): Uuid | undefined {
  if (typeof text !== "string") return undefined;
  const lower = text.toLowerCase();
  return form.test(lower) ? (lower as Uuid) : undefined;
}

/** Parses a uuid; throws when it is invalid. */
export function getUuid(text: unknown): Uuid {
  const uuid = findUuid(text);
  if (uuid === undefined) throw new Error("This is not a uuid.");
  return uuid;
}

/** Creates a uuid of version 7 (RFC 9562, 5.7); it starts with milliseconds, so ids sort by time. */
export function createUuid(): Uuid {
  const time = Date.now().toString(16).padStart(12, "0");
  // The random bits are in the same places as in version 4, and Node generates those in batches.
  const random = randomUUID().slice(15);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}` as Uuid;
}
