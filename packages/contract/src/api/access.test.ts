import { expect, test } from "vitest";
import { needsOrganizationHeader, requirementOf } from "./access.ts";
import { calls } from "./calls.ts";

test("parses an access into its rule and its least role", () => {
  expect(requirementOf("public")).toEqual({ of: "public" });
  expect(requirementOf("logged-in")).toEqual({ of: "logged-in" });
  expect(requirementOf("project:editor")).toEqual({ of: "project", least: "editor" });
  expect(requirementOf("named-project:viewer")).toEqual({ of: "named-project", least: "viewer" });
});

test("requires the organization header when no id of the address names the organization", () => {
  expect(needsOrganizationHeader(calls.createProject)).toBe(true);
  expect(needsOrganizationHeader(calls.updateOrganization)).toBe(false);
  expect(needsOrganizationHeader(calls.updateProject)).toBe(false);
  expect(needsOrganizationHeader(calls.listOrganizations)).toBe(false);
});
