import { expect, test } from "vitest";
import { createOrganizationCache } from "./organization-cache.ts";

/** Creates a cache of about ten values, of which one organization may have five. */
function createCache() {
  const cache = createOrganizationCache({ mostBytes: 115_000, mostBytesOfOrganization: 58_000 });
  const add = (organizationId: string, key: string, bytes = 10_000) =>
    cache.add(organizationId, key, {}, bytes);
  const list = (organizationId: string, keys: readonly string[]) =>
    keys.filter((key) => cache.find(organizationId, key));
  return { cache, add, list };
}

function names(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}

test("finds a value only under its organization and key", () => {
  const { cache } = createCache();
  const value = {};
  cache.add("one", "a", value, 1);
  expect(cache.find("one", "a")).toBe(value);
  expect(cache.find("other", "a")).toBeUndefined();
  expect(cache.find("one", "b")).toBeUndefined();
});

test("evicts the least recently used values of an organization that is over its share", () => {
  const { add, list } = createCache();
  for (const key of names(5)) add("one", key);
  expect(list("one", ["0"])).toEqual(["0"]);
  add("one", "5");
  expect(list("one", names(6))).toEqual(["0", "2", "3", "4", "5"]);
});

test("never evicts values of one organization for another one below its share", () => {
  const { add, list } = createCache();
  for (const key of names(5)) add("one", key);
  for (const key of names(1000)) add("greedy", key);
  expect(list("one", names(5))).toEqual(names(5));
});

test("keeps all organizations within the bound and the used values cached", () => {
  const { add, list } = createCache();
  const others = names(50).map((name) => `other ${name}`);
  for (const organizationId of ["used", ...others]) {
    add(organizationId, "a");
    expect(list("used", ["a"])).toEqual(["a"]);
  }
  expect(others.filter((organizationId) => list(organizationId, ["a"]).length)).toHaveLength(9);
});

test("does not cache a value larger than a share, and evicts nothing for it", () => {
  const { add, list } = createCache();
  add("one", "a");
  for (const organizationId of ["one", "two"]) add(organizationId, "large", 60_000);
  expect([list("one", ["a", "large"]), list("two", ["large"])]).toEqual([["a"], []]);
});

test("counts a long key towards the size of its value", () => {
  const { add, list } = createCache();
  add("one", "a");
  add("one", "x".repeat(28_000), 1);
  expect(list("one", ["a"])).toEqual([]);
});
