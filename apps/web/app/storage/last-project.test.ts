import { beforeEach, expect, test, vi } from "vitest";
import { findLastProject, forgetLastProject, rememberLastProject } from "./last-project.ts";

const harbor = { organization: "acme", project: "harbor" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("finds the project that was stored last", () => {
  rememberLastProject({ organization: "acme", project: "brand" });
  rememberLastProject(harbor);
  expect(findLastProject()).toEqual(harbor);
});

test("removes a deleted project only", () => {
  rememberLastProject(harbor);
  forgetLastProject({ organization: "acme", project: "brand" });
  expect(findLastProject()).toEqual(harbor);
  forgetLastProject(harbor);
  expect(findLastProject()).toBeUndefined();
});

test.each(["{", "null", '{"organization":1}'])(
  "returns no project for the stored text %s",
  (note) => {
    localStorage.setItem("personal:last-project", note);
    expect(findLastProject()).toBeUndefined();
  },
);
