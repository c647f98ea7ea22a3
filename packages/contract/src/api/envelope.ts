import { z } from "zod";
import { errors, type ErrorCode } from "./errors.ts";

/** What a list says of itself beside its rows. */
export const pageMeta = z.strictObject({
  page: z.int().min(1),
  pageSize: z.int().min(0),
  total: z.int().min(0),
});
export type PageMeta = z.output<typeof pageMeta>;

/** What a failure says of itself; `fields` maps the path of a field (`variables.2.value`) to its message and has at most 20 entries, `moreFields` counts the others. */
export const failureMeta = z.strictObject({
  errorCode: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  errorMessage: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  moreFields: z.int().min(1).optional(),
});
export type FailureMeta = z.output<typeof failureMeta>;

/** The body of every success that is no file and has a body at all. */
export type Success<Data, Meta = Readonly<Record<string, never>>> = {
  readonly data: Data;
  readonly meta: Meta;
};

/** The body of every failure; `data` is the current state after a stale save and null otherwise. */
export type Failure<State = null> = { readonly data: State | null; readonly meta: FailureMeta };
