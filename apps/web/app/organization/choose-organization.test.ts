import type { Organization, OrganizationId } from "@tessera/contract";
import { expect, test } from "vitest";
import { chooseOrganization, findRenamed } from "./choose-organization.ts";

function organization(slug: string): Organization {
  return {
    id: `id-${slug}` as OrganizationId,
    slug,
    name: slug,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    logo_url: null,
    formerSlugs: [],
    deletionAt: null,
    plan: "free",
    role: "owner",
    writable: true,
  };
}

const acme = organization("acme");
const harbour = organization("harbour");
const both = [acme, harbour];

test("prefers the address to a stored organization", () => {
  expect(chooseOrganization(both, "harbour", acme.id)).toBe(harbour);
});

test("shows no other organization if the address names a foreign one", () => {
  expect(chooseOrganization(both, "elsewhere", acme.id)).toBeUndefined();
});

test("keeps the last chosen one, and falls back to the oldest membership", () => {
  expect(chooseOrganization(both, undefined, harbour.id)).toBe(harbour);
  expect(chooseOrganization(both, undefined, "id-gone")).toBe(acme);
  expect(chooseOrganization([], undefined, acme.id)).toBeUndefined();
});

test("finds the current slug of a former one, unless an organization has it now", () => {
  const renamed = { ...acme, formerSlugs: ["old", "harbour"] };
  expect(findRenamed([renamed], "old")).toBe("acme");
  expect(findRenamed([renamed, harbour], "harbour")).toBeUndefined();
  expect(findRenamed([renamed], "other")).toBeUndefined();
  expect(findRenamed([renamed], undefined)).toBeUndefined();
});
