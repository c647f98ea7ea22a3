/**
 * The error of a call that got no response: the network or the server is unreachable. Its effect is
 * unknown.
 */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(cause: unknown) {
    super("The server could not be reached", { cause });
  }
}
