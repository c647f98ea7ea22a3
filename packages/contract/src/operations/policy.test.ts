import { expect, test } from "vitest";
import { needsOrganizationHeader, requirementOf } from "./policy.ts";
import { isAtLeast, roles } from "#api/role.ts";

test("takes an access apart", () => {
  expect(requirementOf("public")).toEqual({ of: "public" });
  expect(requirementOf("signed-in")).toEqual({ of: "signed-in" });
  expect(requirementOf("project:editor")).toEqual({ of: "project", least: "editor" });
  expect(requirementOf("named-project:viewer")).toEqual({ of: "named-project", least: "viewer" });
});

test("asks for the organization's header where no id of the address names it", () => {
  expect(needsOrganizationHeader("createProject")).toBe(true);
  expect(needsOrganizationHeader("updateOrganization")).toBe(false);
  expect(needsOrganizationHeader("updateProject")).toBe(false);
  expect(needsOrganizationHeader("listOrganizations")).toBe(false);
});

test("lets a role do what a weaker one may, and nothing more", () => {
  const allowed = roles.map((role) => roles.filter((least) => isAtLeast(role, least)).length);
  expect(allowed).toEqual([1, 2, 3, 4]);
});
