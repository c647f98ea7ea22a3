import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** How an operation answers when it succeeds: one thing, a page of rows, the bytes of a file, or nothing. */
export type AnswerShape = "item" | "page" | "file" | "nothing";

/** One call of the API as data: what server, client and the OpenAPI document are made from. */
export type Operation = {
  readonly id: string;
  readonly method: Method;
  /** Below `/api/v1`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The largest body in bytes; 16 KiB where it is absent. */
  readonly bodyLimitBytes?: number;
  /** The schema of `data`; of one row for a page; absent for a file and for nothing. */
  readonly answer?: z.ZodType;
  readonly shape: AnswerShape;
  readonly status: 200 | 201 | 202 | 204;
  /** Whether it sends the revision as ETag only, or is a write that also must name it in If-Match; a stale one gets 412 with `answer` as it is now. */
  readonly revision?: "sent" | "required";
  /** The errors beside those that every operation of its access and form shares. */
  readonly errors: readonly ErrorCode[];
};

/** Declares an operation; a plain identity that keeps the types of what is declared. */
export function operation<const Declared extends Operation>(declared: Declared): Declared {
  return Object.freeze(declared);
}
