/** An error of the browser; its message can be shown unchanged. */
export class DescribedError extends Error {
  override readonly name = "DescribedError";
}
