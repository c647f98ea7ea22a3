import { describeIssues, type Operation } from "@tessera/contract";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { ApiError } from "#errors/api-error.ts";
import { findLocale } from "#plugins/request-locale.ts";

/** The parsed parts of a request. */
export type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Parses a request by its operation's schemas; an invalid path is a 404, an invalid field a 422. */
export function parseInput(operation: Operation, request: FastifyRequest): Input {
  const params = operation.params?.safeParse(request.params);
  if (params?.success === false) throw new ApiError("notFound");
  return {
    params: params?.data,
    query: operation.query && parsePart("query", operation.query, request),
    body: parseBody(operation, request),
  };
}

function parseBody({ body: schema, bodyType }: Operation, request: FastifyRequest): unknown {
  if (bodyType === "image" || bodyType === "webhook") return request.body;
  if (schema) return parsePart("body", schema, request);
  const { body } = request;
  const keys = typeof body === "object" && body !== null ? Object.keys(body) : [];
  if (keys.length === 0) return undefined;
  throw createInvalidError(
    [{ code: "unrecognized_keys", keys, path: [], message: "" }],
    request,
    "body",
  );
}

function parsePart(part: "body" | "query", schema: z.ZodType, request: FastifyRequest): unknown {
  const parsed = schema.safeParse(request[part]);
  if (parsed.success) return parsed.data;
  throw createInvalidError(parsed.error.issues, request, part);
}

function createInvalidError(
  issues: readonly z.core.$ZodIssue[],
  request: FastifyRequest,
  part: "body" | "query",
): ApiError {
  const locale = findLocale(request.headers["accept-language"]);
  return new ApiError("invalid", describeIssues(issues, locale, request[part], part));
}
