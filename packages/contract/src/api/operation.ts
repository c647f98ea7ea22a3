import type { z } from "zod";
import type { CallRow } from "./call-row.ts";
import { calls, type OperationId } from "./calls.ts";
import type { ErrorCode } from "./errors.ts";

/** The declaration of an operation besides its row in the table of calls: its schemas and errors. */
type Declaration = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The largest body in bytes; 16 KiB by default. */
  readonly bodyLimitBytes?: number;
  /** The schema of `data`, or of one row of a page; absent for a file and for nothing. */
  readonly answer?: z.ZodType;
  /** The errors in addition to those that all operations of the same access and shape share. */
  readonly errors?: readonly ErrorCode[];
};

/** A call of the API as data; server, client and the OpenAPI document derive from it. */
export type Operation = CallRow & Declaration & { readonly id: OperationId };

/** Declares the operation of a row of the table of calls and keeps the types of both. */
export function operation<const Id extends OperationId, const Declared extends Declaration>(
  id: Id,
  declared: Declared,
): (typeof calls)[Id] & Declared & { readonly id: Id } {
  const row = Object.assign({ id }, calls[id], declared);
  Object.freeze(row);
  return row;
}
