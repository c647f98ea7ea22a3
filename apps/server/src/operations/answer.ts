import type { Operation, ReplyOf } from "@tessera/contract";
import type { EncodedFile } from "#encoding/send-encoded.ts";

/** One thing, with the revision that is sent as its ETag where it is of a project. */
export type ItemAnswer<Data> = { readonly data: Data; readonly revision?: number | undefined };

/** Some rows of a list. */
export type PageAnswer<Row> = {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
};

/** A file to save, in the encoding of the call. */
export type FileAnswer = EncodedFile & { readonly fileName: string };

/** What the handler of an operation returns, by the shape of its answer. */
export type Answer<Of extends Operation> = {
  item: ItemAnswer<ReplyOf<Of>>;
  page: PageAnswer<ReplyOf<Of>>;
  file: FileAnswer;
  nothing: undefined;
}[Of["shape"]];

/** The answer with every row of a list that is never long. */
export function onePage<Row>(rows: readonly Row[]): PageAnswer<Row> {
  return { rows, page: 1, pageSize: rows.length, total: rows.length };
}
