import { expect, test } from "vitest";
import { z } from "zod";
import type { Operation } from "#api/operation.ts";
import { calls, type OperationId } from "#api/calls.ts";
import { listErrors } from "#api/list-errors.ts";
import { operations } from "./operations.ts";
import { categories } from "./categories.ts";

const all = Object.entries(operations) as [OperationId, Operation][];

test("has an operation with the same id for every row of the table of calls", () => {
  expect(Object.keys(operations).toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const [id, operation] of all) expect(operation.id).toBe(id);
});

test("gives every call a unique address", () => {
  const addresses = all.map(([, operation]) => `${operation.method} ${operation.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(all)("%s has exactly the path parameters of its schema", (_id, operation) => {
  const named = [...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const params = operation.params as z.ZodObject | undefined;
  expect(Object.keys(params?.shape ?? {})).toEqual(named);
});

test.each(all)("%s has schemas that the OpenAPI document can contain", (_id, operation) => {
  for (const given of [operation.params, operation.query, operation.body])
    if (given) expect(z.toJSONSchema(given, { io: "input" })).toBeTypeOf("object");
  if (operation.answer) expect(z.toJSONSchema(operation.answer)).toBeTypeOf("object");
});

test.each(all)("%s has no body as a GET, and an optional one as a DELETE", (_id, operation) => {
  const { method, body } = operation;
  if (method === "GET") expect(body).toBeUndefined();
  // Some clients and proxies send no body with a DELETE.
  if (method === "DELETE" && body) expect(body.safeParse(undefined).success).toBe(true);
});

test.each(all)("%s refuses unknown keys", (_id, operation) => {
  const schema = operation.body;
  if (schema === undefined) return;
  const issues = schema.safeParse({ surely: "unknown" }).error?.issues ?? [];
  expect(issues.map((issue) => issue.code)).toContain("unrecognized_keys");
});

/** Writes beside the data of a project: they create no revision. */
const writesBesideData: ReadonlySet<OperationId> = new Set([
  "updateVersion",
  "duplicateProject",
  "archiveProject",
  "restoreProject",
  "createShareLink",
  "deleteShareLink",
]);

test("requires a revision for every write of project data", () => {
  const writes = all.filter(
    ([id, { access, method }]) =>
      access === "project:editor" && method !== "GET" && !writesBesideData.has(id),
  );
  expect(writes.length).toBeGreaterThan(9);
  for (const [, operation] of writes) expect(operation.revision).toBe("required");
});

test("reads and writes a category at the same address", () => {
  for (const [name, { read, write }] of Object.entries(categories)) {
    expect(read.path).toBe(`/ui/${name}/:projectId`);
    expect(write.path).toBe(read.path);
    expect([read.method, write.method]).toEqual(["GET", "PUT"]);
  }
});

test("declares every error that an operation can answer with", () => {
  expect(listErrors(operations.login)).toContain("wrongCredentials");
  expect(listErrors(operations.login)).not.toContain("notLoggedIn");
  expect(listErrors(operations.listProjects)).toEqual(
    expect.arrayContaining(["headerRequired", "notFound", "invalid"]),
  );
  expect(listErrors(operations.updateRadii)).toEqual(
    expect.arrayContaining(["notAllowed", "staleRevision", "preconditionRequired", "planLimit"]),
  );
  expect(listErrors(operations.getRadii)).not.toContain("notAllowed");
});
