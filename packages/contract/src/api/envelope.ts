import { z } from "zod";
import { errors, type ErrorCode } from "./errors.ts";

/** The `meta` of a list. */
export const pageMeta = z.strictObject({
  page: z.int().min(1),
  pageSize: z.int().min(0),
  total: z.int().min(0),
});
export type PageMeta = z.output<typeof pageMeta>;

/** The `meta` of a failure: at most 20 messages by path (`variables.2.value`), and how many more. */
export const failureMeta = z.strictObject({
  errorCode: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  errorMessage: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  moreFields: z.int().min(1).optional(),
});
type FailureMeta = z.output<typeof failureMeta>;

/** The body of every success that has a body and is not a file. */
export type Success<Data, Meta = Readonly<Record<string, never>>> = {
  readonly data: Data;
  readonly meta: Meta;
};

/** The body of every failure; `data` is the current state after a stale save, and null otherwise. */
export type Failure<State = null> = { readonly data: State | null; readonly meta: FailureMeta };
