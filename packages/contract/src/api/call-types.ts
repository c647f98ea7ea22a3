import type { z } from "zod";
import type { PageMeta } from "./envelope.ts";
import type { Operation } from "./operation.ts";

type InputPart<Of extends Operation, Part extends "params" | "query" | "body"> = Of extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? { readonly [Key in Part]: z.input<Schema> }
  : unknown;

/** What a caller gives an operation: its `params`, `query` and `body`, each where it has one. */
export type InputOf<Of extends Operation> = InputPart<Of, "params"> &
  InputPart<Of, "query"> &
  InputPart<Of, "body">;

/** A part of an operation's input after parsing; undefined where the operation has no such part. */
export type ParsedOf<Of extends Operation, Part extends "params" | "query" | "body"> = Of extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

type RowOf<Of extends Operation> = Of extends { readonly answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** What an operation's caller receives: `data` of the envelope, the rows of a page, the bytes of a file, null for nothing. */
export type AnswerOf<Of extends Operation> = Of["shape"] extends "page"
  ? readonly RowOf<Of>[]
  : Of["shape"] extends "file"
    ? Uint8Array
    : Of["shape"] extends "nothing"
      ? null
      : RowOf<Of>;

/** `meta` of an operation's success. */
export type MetaOf<Of extends Operation> = Of["shape"] extends "page"
  ? PageMeta
  : Readonly<Record<string, never>>;

/** What a server gives as an operation's answer before it is written out; one row for a page. */
export type ReplyOf<Of extends Operation> = Of extends {
  readonly answer: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : undefined;
