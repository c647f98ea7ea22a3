import type { Access } from "./access.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** How an operation answers when it succeeds: one thing, a page of rows, the bytes of a file, or nothing. */
type AnswerShape = "item" | "page" | "file" | "nothing";

/** A row of the table of calls: where an operation is called, who may call it, and how it answers. */
export type CallRow<
  Verb extends Method = Method,
  Path extends `/${string}` = `/${string}`,
  Allowed extends Access = Access,
  Shape extends AnswerShape = AnswerShape,
> = {
  readonly method: Verb;
  /** Below `/api/v1`, parameters as `:name`. */
  readonly path: Path;
  readonly access: Allowed;
  readonly shape: Shape;
  readonly status: 200 | 201 | 202 | 204;
  /** Whether it sends the revision as ETag only, or is a write that also must name it in If-Match; a stale one gets 412 with `answer` as it is now. */
  readonly revision: "sent" | "required" | undefined;
};

/** What a row says of its answer: an item with status 200 where it says nothing. */
type Answers<Shape extends AnswerShape> = {
  readonly shape?: Shape;
  readonly status?: 201 | 202;
  readonly revision?: "sent" | "required";
};

function rowsOf<const Verb extends Method>(method: Verb) {
  return <
    const Path extends `/${string}`,
    const Allowed extends Access,
    const Shape extends AnswerShape = "item",
  >(
    path: Path,
    access: Allowed,
    { shape = "item" as Shape, status, revision }: Answers<Shape> = {},
  ): CallRow<Verb, Path, Allowed, Shape> => ({
    method,
    path,
    access,
    shape,
    status: status ?? (shape === "nothing" ? 204 : 200),
    revision,
  });
}

/** The row of a call that reads. */
export const get = rowsOf("GET");

/** The row of a call that creates or acts. */
export const post = rowsOf("POST");

/** The row of a call that replaces. */
export const put = rowsOf("PUT");

/** The row of a call that changes a part. */
export const patch = rowsOf("PATCH");

/** The row of a call that deletes. */
export const remove = rowsOf("DELETE");
