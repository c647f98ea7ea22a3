import { expect, test } from "vitest";
import { needsOrganizationHeader, requirementOf } from "./access.ts";
import { calls } from "./calls.ts";

test("takes an access apart", () => {
  expect(requirementOf("public")).toEqual({ of: "public" });
  expect(requirementOf("signed-in")).toEqual({ of: "signed-in" });
  expect(requirementOf("project:editor")).toEqual({ of: "project", least: "editor" });
  expect(requirementOf("named-project:viewer")).toEqual({ of: "named-project", least: "viewer" });
});

test("asks for the organization's header where no id of the address names it", () => {
  expect(needsOrganizationHeader(calls.createProject)).toBe(true);
  expect(needsOrganizationHeader(calls.updateOrganization)).toBe(false);
  expect(needsOrganizationHeader(calls.updateProject)).toBe(false);
  expect(needsOrganizationHeader(calls.listOrganizations)).toBe(false);
});
