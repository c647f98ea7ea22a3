/** The loggable parts of an error, without its message: database errors quote what people entered. */
export type LoggedError = {
  readonly name: string;
  readonly code?: string;
  /** The queue whose job failed. */
  readonly queue?: string;
  readonly stack: readonly string[];
  readonly cause?: LoggedError;
  /** The first of the errors in an AggregateError. */
  readonly errors?: readonly LoggedError[];
};

const mostPlaces = 12;
const mostErrors = 4;

/** Returns the name, code and stack frames of an error and its causes; pg-boss reports plain objects. */
export function describeForLog(error: unknown): LoggedError {
  if (typeof error !== "object" || error === null) return { name: typeof error, stack: [] };
  const { name, code, queue, message, stack, cause, errors } = error as Record<string, unknown>;
  // The stack starts with the message, whose lines can look like stack frames.
  const trace = isText(stack) && isText(message) ? stack.replace(message, () => "") : stack;
  const text = isText(trace) ? trace : "";
  const places = text.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: isWord(name) ? name : (/^\w*error\b/i.exec(text)?.[0] ?? "object"),
    ...(isWord(code) && { code }),
    ...(isWord(queue) && { queue }),
    stack: places.slice(0, mostPlaces).map((line) => line.trim()),
    ...(cause instanceof Error && { cause: describeForLog(cause) }),
    ...(Array.isArray(errors) && { errors: errors.slice(0, mostErrors).map(describeForLog) }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Accepts single words only; anything else could be a sentence with what people entered. */
function isWord(value: unknown): value is string {
  return isText(value) && /^[\w-]{1,60}$/.test(value);
}
