import type { AnswerOf, InputOf, MetaOf, OperationId, Operations } from "@tessera/contract";

/** What a call is given beside the operation's own input. */
export type CallOptions = {
  /** The entity tag that a write names in If-Match. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
};

/** What a call of an operation is given: its parameters, query and body, and the revision it edits. */
export type CallInput<Called extends OperationId> = InputOf<Operations[Called]> & CallOptions;

/** What a call answers: its data, and the entity tag it came with. */
export type CallAnswer<Called extends OperationId> = {
  readonly data: AnswerOf<Operations[Called]>;
  readonly meta: MetaOf<Operations[Called]>;
  readonly etag: string | undefined;
  readonly mediaType: string | undefined;
  /** The name that the server gives a file. */
  readonly fileName: string | undefined;
};
