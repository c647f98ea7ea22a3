import {
  listErrors,
  errors,
  operations,
  type Operation,
  type OperationId,
} from "@tessera/contract";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { imageTypes } from "#images/image-types.ts";
import { createOpenApi } from "./create-openapi.ts";

type Described = {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: object };
  readonly security?: unknown;
};

const text = JSON.stringify(createOpenApi("http://localhost:3000"));
const description = JSON.parse(text) as {
  openapi: string;
  servers: unknown;
  components: { securitySchemes: unknown };
  paths: Record<string, Record<string, Described>>;
};

test("is valid OpenAPI", async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const broken = { ...JSON.parse(text), info: { title: "Tessera" } };
  expect((await validator.validate(broken)).valid).toBe(false);
});

test("contains every operation once, and nothing else", () => {
  const described = Object.values(description.paths).flatMap((path) => Object.values(path));
  const ids = described.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
});

test("names the security scheme that its operations use", () => {
  expect(description.components.securitySchemes).toEqual({
    bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  });
  expect(description.paths["/user"]?.["get"]?.security).toEqual([{ bearer: [] }]);
});

test("lists every error by its code", () => {
  const failure = JSON.stringify(description.paths["/auth/login"]?.["post"]?.responses["403"]);
  expect(failure).toContain("notVerified");
});

test("is OpenAPI 3.1 of this server", () => {
  expect(description.openapi).toBe("3.1.0");
  expect(description.servers).toEqual([{ url: "http://localhost:3000/api/v1" }]);
});

function bodyTypesOf({ body, bodyType }: Operation): readonly string[] {
  if (bodyType === "image") return imageTypes;
  if (bodyType === "webhook") return ["application/json"];
  return body === undefined ? [] : ["application/json"];
}

test.each(Object.keys(operations) as OperationId[])(
  "describes %s with its parameters, bodies and statuses",
  (id) => {
    const operation: Operation = operations[id];
    const path = operation.path.replaceAll(/:(\w+)/g, "{$1}");
    const described = description.paths[path]?.[operation.method.toLowerCase()];
    const placed = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = described?.parameters.filter((parameter) => parameter.in === "path");
    expect(described?.operationId).toBe(id);
    expect(inPath?.map((parameter) => parameter.name)).toEqual(placed);
    const types = Object.keys(described?.requestBody?.content ?? {});
    expect(types).toEqual(bodyTypesOf(operation));
    expect(described?.security !== undefined).toBe(operation.access !== "public");
    const statuses = new Set([
      operation.status,
      ...listErrors(operation).map((code) => errors[code].status),
    ]);
    expect(Object.keys(described?.responses ?? {}).map(Number)).toEqual(
      [...statuses].toSorted((a, b) => a - b),
    );
  },
);
