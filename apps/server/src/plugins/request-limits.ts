/** How long a request may take, from its first byte. */
export type RequestLimits = {
  /** Until its headers have arrived. */
  readonly headersMs: number;
  /** Until its body has arrived too. */
  readonly bodyMs: number;
  /** Until it is answered, counted from the end of its headers. */
  readonly answerMs: number;
  /** How often connections are checked for requests that are too slow to arrive. */
  readonly checkMs: number;
};

/** The limits of a server; a body always runs into its own limit before that of the answer. */
export const requestLimits: RequestLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  answerMs: 45_000,
  checkMs: 1_000,
};
