import type { Project } from "@tessera/contract";
import { expect, test } from "vitest";
import { distinctName } from "./distinct-name.ts";

const projectOf = (id: string, name: string, slug: string) => ({
  id: id as Project["id"],
  name,
  slug,
});

test("adds the slugs to projects of one name, and keeps the other names", () => {
  const projects = [
    projectOf("1", "Vapur", "vapur"),
    projectOf("2", "Vapur", "vapur-2"),
    projectOf("3", "Martı", "marti"),
  ];
  const names = projects.map((project) => distinctName(project, projects));
  expect(names).toEqual(["Vapur (vapur)", "Vapur (vapur-2)", "Martı"]);
});
