import type { Project } from "@tessera/contract";
import { expect, test } from "vitest";
import { arrangeProjects } from "./arrange-projects.ts";

function project(name: string, updatedAt: string, favorite = false): Project {
  return { name, updatedAt, createdAt: updatedAt, favorite } as Project;
}

const projects = [
  project("Çarşı", "2026-11-03T00:00:00Z"),
  project("Cami 10", "2026-11-01T00:00:00Z", true),
  project("Cami 9", "2026-11-02T00:00:00Z"),
  project("IŞIK", "2026-11-04T00:00:00Z"),
];

function names(search: string, order: Parameters<typeof arrangeProjects>[2]): string[] {
  return arrangeProjects(projects, search, order, "tr").map(({ name }) => name);
}

test("shows the last edited first", () => {
  expect(names("", "edited")).toEqual(["IŞIK", "Çarşı", "Cami 9", "Cami 10"]);
});

test("sorts names as Turkish does, and numbers by their size", () => {
  expect(names("", "name")).toEqual(["Cami 9", "Cami 10", "Çarşı", "IŞIK"]);
});

test("puts favorites before the others, the last edited first", () => {
  expect(names("", "favorites")).toEqual(["Cami 10", "IŞIK", "Çarşı", "Cami 9"]);
});

test("finds every i on English pages, however it is written", () => {
  const istanbul = [project("İstanbul", "2026-11-05T00:00:00Z")];
  for (const search of ["istanbul", "ISTANBUL", "I\u0307stanbul"]) {
    expect(arrangeProjects(istanbul, search, "name", "en")).toHaveLength(1);
  }
});

test("finds the dotless i of a capital I", () => {
  expect(names(" ışık ", "name")).toEqual(["IŞIK"]);
  expect(names("isik", "name")).toEqual([]);
});
