/** A call that reached nobody: the network or the server is away. Nothing is known of its effect. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(cause: unknown) {
    super("The server could not be reached", { cause });
  }
}
