import { expect, test } from "vitest";
import { operations } from "#operations/operations.ts";
import { pathOf, queryOf } from "./path-of.ts";

test("fills and escapes the parameters of a path", () => {
  expect(pathOf(operations.exportVariables, { projectId: "a/b", format: "css" })).toBe(
    "/api/v1/ui/variables/a%2Fb/css",
  );
  expect(pathOf(operations.login, {})).toBe("/api/v1/auth/login");
});

test("leaves undefined values out of a query and escapes the others", () => {
  expect(queryOf({ page: 2, search: "a&b ş", sort: undefined })).toBe(
    "?page=2&search=a%26b%20%C5%9F",
  );
  expect(queryOf({ search: undefined })).toBe("");
});
