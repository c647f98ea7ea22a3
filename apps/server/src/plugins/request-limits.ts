/** The time limits of a request, from its first byte. */
export type RequestLimits = {
  /** Until its headers have arrived. */
  readonly headersMs: number;
  /** Until its body has arrived too. */
  readonly bodyMs: number;
  /** Until it is answered, counted from the end of its headers. */
  readonly answerMs: number;
  /** The interval in which connections are checked for slow requests. */
  readonly checkMs: number;
};

/** The limits of a server; a slow body always reaches its own limit before that of the answer. */
export const requestLimits: RequestLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  answerMs: 45_000,
  checkMs: 1_000,
};
