import type { z } from "zod";
import { PaymentError, type PaymentErrorCode } from "../payment-error.ts";

/** The address and the key of the API. */
export type CreemAccess = {
  readonly baseUrl: () => string;
  readonly apiKey: string;
  /** The longest wait for an answer. */
  readonly timeoutMs?: number;
};

type CreemCall = {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** A call of the API, which answers within the timeout or fails. */
export type CreemClient = <Schema extends z.ZodType>(
  method: "GET" | "POST",
  path: string,
  schema: Schema,
  call?: CreemCall,
) => Promise<z.output<Schema>>;

const usualTimeoutMs = 8_000;

const errorOfStatus: Readonly<Record<number, PaymentErrorCode>> = {
  401: "auth",
  402: "declined",
  403: "auth",
  404: "notFound",
  408: "unavailable",
  429: "rateLimited",
};

/** Creates the client of the API. */
export function createCreemClient({
  baseUrl,
  apiKey,
  timeoutMs = usualTimeoutMs,
}: CreemAccess): CreemClient {
  return async (method, path, schema, { query = {}, body } = {}) => {
    const search = new URLSearchParams(query).toString();
    const request = {
      method,
      headers: { "x-api-key": apiKey, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    };
    const address = `${baseUrl()}/v1${path}${search && `?${search}`}`;
    const answer = await send(address, request, timeoutMs);
    return parseAnswer(answer, path, schema);
  };
}

type Answer = { readonly status: number; readonly text: string };

async function send(address: string, request: RequestInit, timeoutMs: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { ...request, signal, redirect: "error" });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new PaymentError("unavailable", error instanceof Error ? error.name : "no answer");
  }
}

/** Branches on the HTTP status, because the provider's error messages can be absent. */
function parseAnswer<Schema extends z.ZodType>(
  { status, text }: Answer,
  path: string,
  schema: Schema,
): z.output<Schema> {
  if (status >= 400) throw new PaymentError(codeOf(status), `${status} of ${path}`);
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new PaymentError("protocol", `${path} lacks ${fields}`);
}

function codeOf(status: number): PaymentErrorCode {
  return errorOfStatus[status] ?? (status >= 500 ? "unavailable" : "rejected");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
