import { describeIssues, type Locale, type Operation } from "@tessera/contract";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { ApiError } from "#errors/api-error.ts";

/** The parsed parts of a request. */
export type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Finds the locale of a refusal, which most calls do not need. */
type FindLocale = () => Locale;

/** Parses a request by its operation's schemas; an invalid path is a 404, an invalid field a 422. */
export function parseInput(
  operation: Operation,
  request: FastifyRequest,
  locale: FindLocale,
): Input {
  const params = operation.params?.safeParse(request.params);
  if (params?.success === false) throw new ApiError("notFound");
  return {
    params: params?.data,
    query: operation.query && parsePart("query", operation.query, request.query, locale),
    body: parseBody(operation, request.body, locale),
  };
}

function parseBody({ body: schema }: Operation, body: unknown, locale: FindLocale): unknown {
  if (schema) return parsePart("body", schema, body, locale);
  const keys = typeof body === "object" && body !== null ? Object.keys(body) : [];
  if (body === undefined || body === null || keys.length === 0) return undefined;
  throw new ApiError(
    "invalid",
    describeIssues([{ code: "unrecognized_keys", keys, path: [], message: "" }], locale()),
  );
}

function parsePart(
  root: "body" | "query",
  schema: z.ZodType,
  value: unknown,
  locale: FindLocale,
): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError("invalid", describeIssues(parsed.error.issues, locale(), value, root));
}
