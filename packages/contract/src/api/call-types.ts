import type { z } from "zod";
import type { PageMeta } from "./envelope.ts";
import type { Operation } from "./operation.ts";

type InputPart<Of extends Operation, Part extends "params" | "query" | "body"> = Of extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? { readonly [Key in Part]: z.input<Schema> }
  : unknown;

/** A Blob or a File with an image; its type is sent as the content type. */
type ImageFile = {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
};

type ImagePart<Of extends Operation> = Of["bodyType"] extends "image"
  ? { readonly body: ImageFile }
  : Of["bodyType"] extends "webhook"
    ? { readonly body: string }
    : unknown;

/** The input of an operation's caller: `params`, `query` and `body`, as far as it has them. */
export type InputOf<Of extends Operation> = InputPart<Of, "params"> &
  InputPart<Of, "query"> &
  InputPart<Of, "body"> &
  ImagePart<Of>;

/** A parsed part of an operation's input; undefined when the operation has no such part. */
export type ParsedOf<Of extends Operation, Part extends "params" | "query" | "body"> = Of extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : `${Part} of ${Of["bodyType"]}` extends "body of image" | "body of webhook"
    ? Uint8Array
    : undefined;

type RowOf<Of extends Operation> = Of extends { readonly answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** The result of a call: `data` of the envelope, the rows of a page, the bytes of a file, or null. */
export type AnswerOf<Of extends Operation> = Of["shape"] extends "page"
  ? readonly RowOf<Of>[]
  : Of["shape"] extends "file"
    ? Uint8Array
    : Of["shape"] extends "nothing" | "stream"
      ? null
      : RowOf<Of>;

/** The `meta` of an operation's success. */
export type MetaOf<Of extends Operation> = Of["shape"] extends "page"
  ? PageMeta
  : Readonly<Record<string, never>>;

/** The answer of an operation before it is serialized; one row of a page. */
export type ReplyOf<Of extends Operation> = Of extends {
  readonly answer: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : undefined;
