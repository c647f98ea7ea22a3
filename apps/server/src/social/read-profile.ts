import { emailSchema, nameSchema } from "@tessera/contract";

/** Returns an address in canonical form; undefined when accounts cannot have it. */
export function readEmail(email: string): string | undefined {
  return emailSchema.safeParse(email).data;
}

/** Returns a name as accounts store it; empty when accounts cannot have it. */
export function readName(name: string): string {
  return nameSchema.safeParse(name).data ?? "";
}
