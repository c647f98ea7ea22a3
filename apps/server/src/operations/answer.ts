import type { Operation, PageMeta, ReplyOf, Success } from "@tessera/contract";
import type { EventSource } from "#events/event-stream.ts";
import type { EncodedBytes } from "#encoding/encode-file.ts";
import type { EncodedFile } from "#encoding/send-encoded.ts";

/** An item, with its revision for the ETag when it belongs to a project. */
export type ItemAnswer<Data> = { readonly data: Data; readonly revision?: number | undefined };

/** A page of a list. */
export type PageAnswer<Row> = {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** The body in the encoding of the call, if it is the same for every caller and encoded once. */
  readonly encoded?: EncodedBytes;
};

/** A file in the encoding of the call. */
export type FileAnswer = EncodedFile & { readonly fileName: string };

/** The result of an operation's handler, by the shape of its answer. */
export type Answer<Of extends Operation> = {
  item: ItemAnswer<ReplyOf<Of>>;
  page: PageAnswer<ReplyOf<Of>>;
  file: FileAnswer;
  stream: EventSource;
  nothing: undefined;
}[Of["shape"]];

/** Returns all rows of a short list as one page. */
export function createSinglePage<Row>(rows: readonly Row[]): PageAnswer<Row> {
  return { rows, page: 1, pageSize: rows.length, total: rows.length };
}

/** Returns the envelope of a page. */
export function printPage<Row>(answer: PageAnswer<Row>): Success<readonly Row[], PageMeta> {
  const { rows, page, pageSize, total } = answer;
  return { data: rows, meta: { page, pageSize, total } };
}
