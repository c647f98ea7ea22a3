import { randomUUID } from "node:crypto";

/** A checked uuid, in lower case: safe to stand in a statement's text. */
export type Uuid = string & { readonly __brand: "Uuid" };

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The uuid that a text spells, in any case, or undefined. */
export function findUuid(text: unknown): Uuid | undefined {
  if (typeof text !== "string") return undefined;
  const lower = text.toLowerCase();
  return form.test(lower) ? (lower as Uuid) : undefined;
}

/** The uuid that a text spells; throws when it spells none. */
export function getUuid(text: unknown): Uuid {
  const uuid = findUuid(text);
  if (uuid === undefined) throw new Error("This is not a uuid.");
  return uuid;
}

/** A new uuid of version 7 (RFC 9562, section 5.7): milliseconds first, so that ids sort by time. */
export function makeUuid(): Uuid {
  const time = Date.now().toString(16).padStart(12, "0");
  // What is random stands where version 4 has it too, and Node makes many of those at once.
  const random = randomUUID().slice(15);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}` as Uuid;
}
