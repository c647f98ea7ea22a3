import type { z } from "zod";
import type { CallRow } from "./call-row.ts";
import { calls, type OperationId } from "./calls.ts";
import type { ErrorCode } from "./errors.ts";

/** What an operation declares beside its row in the table of calls: its schemas and errors. */
type Declaration = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The largest body in bytes; 16 KiB where it is absent. */
  readonly bodyLimitBytes?: number;
  /** The schema of `data`; of one row for a page; absent for a file and for nothing. */
  readonly answer?: z.ZodType;
  /** The errors beside those that every operation of its access and form shares. */
  readonly errors: readonly ErrorCode[];
};

/** One call of the API as data: what server, client and the OpenAPI document are made from. */
export type Operation = CallRow & Declaration & { readonly id: OperationId };

/** Declares the operation of a row of the table of calls, and keeps the types of both. */
export function operation<const Id extends OperationId, const Declared extends Declaration>(
  id: Id,
  declared: Declared,
): (typeof calls)[Id] & Declared & { readonly id: Id } {
  const made = Object.assign({ id }, calls[id], declared);
  Object.freeze(made);
  return made;
}
