import type { Access } from "./access.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The shape of a successful answer: one item, a page of rows, the bytes of a file, a stream of events, or nothing. */
type AnswerShape = "item" | "page" | "file" | "stream" | "nothing";

type BodyType = "json" | "image" | "webhook" | "form";

/** A row of the table of calls: the address of an operation, its access and the shape of its answer. */
export type CallRow<
  Verb extends Method = Method,
  Path extends `/${string}` = `/${string}`,
  Allowed extends Access = Access,
  Shape extends AnswerShape = AnswerShape,
  Body extends BodyType = BodyType,
> = {
  readonly method: Verb;
  /** The path below `/api/v1`, with parameters as `:name`. */
  readonly path: Path;
  readonly access: Allowed;
  readonly shape: Shape;
  readonly status: 200 | 201 | 202 | 204;
  /** The type of its body: JSON, an image, signed JSON as it was received, or JSON or the fields of an HTML form. */
  readonly bodyType: Body;
  /** `sent` puts the revision into ETag; `required` also requires it in If-Match (stale: 412). */
  readonly revision: "sent" | "required" | undefined;
};

/** The body and the answer of a row; by default JSON and an item with status 200. */
type Options<Shape extends AnswerShape, Body extends BodyType> = {
  readonly shape?: Shape;
  readonly status?: 201 | 202;
  readonly revision?: "sent" | "required";
  readonly bodyType?: Body;
};

function rowsOf<const Verb extends Method>(method: Verb) {
  return <
    const Path extends `/${string}`,
    const Allowed extends Access,
    const Shape extends AnswerShape = "item",
    const Body extends BodyType = "json",
  >(
    path: Path,
    access: Allowed,
    {
      shape = "item" as Shape,
      status,
      revision,
      bodyType = "json" as Body,
    }: Options<Shape, Body> = {},
  ): CallRow<Verb, Path, Allowed, Shape, Body> => ({
    method,
    path,
    access,
    shape,
    status: status ?? (shape === "nothing" ? 204 : 200),
    revision,
    bodyType,
  });
}

/** Creates the row of a call that reads. */
export const get = rowsOf("GET");

/** Creates the row of a call that creates or acts. */
export const post = rowsOf("POST");

/** Creates the row of a call that replaces. */
export const put = rowsOf("PUT");

/** Creates the row of a call that changes a part. */
export const patch = rowsOf("PATCH");

/** Creates the row of a call that deletes. */
export const remove = rowsOf("DELETE");
