import type { AnswerOf, InputOf, MetaOf, OperationId, Operations } from "@tessera/contract";

/** The options of a call besides the operation's input. */
export type CallOptions = {
  /** The entity tag of a write, sent in If-Match. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
};

/** The input of an operation's call: its parameters, query and body, and the edited revision. */
export type CallInput<Called extends OperationId> = InputOf<Operations[Called]> & CallOptions;

/** The result of a call: its data and its entity tag. */
export type CallAnswer<Called extends OperationId> = {
  readonly data: AnswerOf<Operations[Called]>;
  readonly meta: MetaOf<Operations[Called]>;
  readonly etag: string | undefined;
  readonly mediaType: string | undefined;
  /** The server's name of a file. */
  readonly fileName: string | undefined;
};
