import { randomBytes } from "node:crypto";

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
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return getUuid(
    [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
      "-",
    ),
  );
}
