import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** How an operation answers when it succeeds. */
export type AnswerShape = "item" | "page" | "file" | "nothing";

/** One call of the API as data: what server, client and the OpenAPI document are made from. */
export type Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Shape extends AnswerShape = AnswerShape,
> = {
  readonly id: string;
  readonly method: Method;
  /** Below `/api/v1`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The schema of `data`; of one row for a page, of nothing for a file. */
  readonly answer: Answer;
  readonly shape: Shape;
  readonly status: 200 | 201 | 202 | 204;
  /** What it sends as ETag, and whether a write must name it in If-Match. */
  readonly revision?: "sent" | "required";
  /** The errors beside those that every operation of its access shares. */
  readonly errors: readonly ErrorCode[];
};

/** Declares an operation; a plain identity that keeps its schemas' types. */
export function operation<
  const Id extends string,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  const Shape extends AnswerShape = "item",
>(
  declared: Operation<Params, Query, Body, Answer, Shape> & { readonly id: Id },
): Operation<Params, Query, Body, Answer, Shape> & { readonly id: Id } {
  return Object.freeze(declared);
}
