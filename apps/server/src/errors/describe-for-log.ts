/** What the log may say of an error: never its message, for those of a database carry what people entered. */
export type LoggedError = {
  readonly name: string;
  readonly code?: string;
  readonly stack: readonly string[];
  readonly cause?: LoggedError;
};

/** The name, the code and the places of an error and of its causes. */
export function describeForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    stack: places.slice(0, 12).map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: describeForLog(error.cause) }),
  };
}
