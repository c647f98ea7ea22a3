import {
  apiPrefix,
  calls,
  errors,
  listErrors,
  failureMeta,
  needsOrganizationHeader,
  operations,
  organizationHeader,
  pageMeta,
  requirementOf,
  type ErrorCode,
  type Operation,
  type OperationId,
} from "@tessera/contract";
import { z } from "zod";
import { imageTypes } from "#images/image-types.ts";
import { listOptionParameters } from "./option-parameters.ts";

type Json = { readonly [key: string]: unknown };

/** Returns the OpenAPI 3.1 document of the API, from the same data that the server uses. */
export function createOpenApi(publicUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const id of Object.keys(calls) as OperationId[]) {
    const operation: Operation = operations[id];
    const path = operation.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[operation.method.toLowerCase()] = describeOperation(operation);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tessera", version: "1", summary: "A few decisions in. A design system out." },
    servers: [{ url: publicUrl + apiPrefix }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
    paths,
  };
}

function describeOperation(operation: Operation): Json {
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(operation.access !== "public" && { security: [{ bearer: [] }] }),
    parameters: listParameters(operation),
    ...describeBody(operation),
    responses: {
      [operation.status]: describeSuccess(operation),
      ...describeFailures(listErrors(operation)),
    },
  };
}

function describeBody({ body, bodyType }: Operation): Json | undefined {
  if (bodyType === "image") return { requestBody: { required: true, content: imageContent } };
  if (bodyType === "webhook") {
    return { requestBody: { required: true, content: jsonContent({ type: "object" }) } };
  }
  return body && { requestBody: { required: true, content: jsonContent(toSchema(body, "input")) } };
}

const imageContent = Object.fromEntries(imageTypes.map((type) => [type, {}]));

function listParameters(operation: Operation): readonly Json[] {
  const { of } = requirementOf(operation.access);
  const takesHeader = of !== "public" && of !== "logged-in";
  return [
    ...fieldsOf(operation.params).map(([name, schema]) => ({
      name,
      in: "path",
      required: true,
      schema,
    })),
    ...fieldsOf(operation.query).map(([name, schema]) => ({ name, in: "query", schema })),
    ...(operation.id === "exportVariables" ? listOptionParameters() : []),
    ...(takesHeader ? [header(organizationHeader, needsOrganizationHeader(operation))] : []),
    ...(operation.revision === "required" ? [header("if-match", true)] : []),
    header("accept-language", false),
  ];
}

function header(name: string, required: boolean): Json {
  return { name, in: "header", required, schema: { type: "string" } };
}

function fieldsOf(schema: z.ZodType | undefined): readonly (readonly [string, unknown])[] {
  if (!schema) return [];
  return Object.entries((toSchema(schema, "input")["properties"] ?? {}) as Json);
}

function describeSuccess(operation: Operation): Json {
  const isTagged = operation.revision !== undefined || operation.shape === "file";
  const headers = isTagged && { etag: { schema: { type: "string" } } };
  const description = operation.summary;
  if (operation.status === 204) return { description };
  if (operation.shape === "file") return { description, headers, content: fileContent };
  const data = operation.answer ? toSchema(operation.answer, "output") : { type: "null" };
  const isPage = operation.shape === "page";
  const schema = envelope(
    isPage ? { type: "array", items: data } : data,
    isPage ? toSchema(pageMeta, "output") : { type: "object" },
  );
  return { description, ...(headers && { headers }), content: jsonContent(schema) };
}

/** A single file has the text type of its format; several are a zip. */
const fileContent: Json = {
  "text/*": { schema: { type: "string" } },
  "application/*": { schema: { type: "string", format: "binary" } },
};

function describeFailures(codes: readonly ErrorCode[]): Json {
  const byStatus = Object.groupBy(codes, (code) => errors[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${errors[code].en}`).join(" "),
        content: jsonContent(envelope({}, toSchema(failureMeta, "output"))),
      },
    ]),
  );
}

function envelope(data: unknown, meta: unknown): Json {
  return { type: "object", required: ["data", "meta"], properties: { data, meta } };
}

function jsonContent(schema: unknown): Json {
  return { "application/json": { schema } };
}

function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
