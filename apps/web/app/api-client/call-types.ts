import type { AnswerShape, Operation } from "@tessera/contract";
import type { z } from "zod";

/** Any operation of the contract. */
export type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType, z.ZodType, AnswerShape>;

type Given<Key extends string, Schema> = [Schema] extends [z.ZodUndefined]
  ? unknown
  : Schema extends z.ZodType
    ? undefined extends z.input<Schema>
      ? { readonly [Name in Key]?: z.input<Schema> }
      : { readonly [Name in Key]: z.input<Schema> }
    : unknown;

/** What a call of an operation is given: parameters, query and body where it takes them, and the revision it edits. */
export type CallInput<Called extends AnyOperation> = Given<"params", Called["params"]> &
  Given<"query", Called["query"]> &
  Given<"body", Called["body"]> & {
    /** The ETag that a write names in If-Match. */
    readonly ifMatch?: string;
    readonly signal?: AbortSignal;
  };

/** A file with the name that the server gives it. */
export type DownloadedFile = {
  readonly text: string;
  readonly mediaType: string;
  readonly fileName: string | undefined;
};

type AnswerData<Called extends AnyOperation> = Called["shape"] extends "file"
  ? DownloadedFile
  : Called["shape"] extends "nothing"
    ? undefined
    : Called["shape"] extends "page"
      ? readonly z.output<Called["answer"]>[]
      : z.output<Called["answer"]>;

/** What a call answers: its data, and the revision it belongs to. */
export type CallAnswer<Called extends AnyOperation> = {
  readonly data: AnswerData<Called>;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly etag: string | undefined;
};
