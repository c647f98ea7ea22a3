import { expect, test } from "vitest";
import { withDistinctNames } from "./distinct-names.ts";

test("adds the slugs to projects of one name, and keeps the other names", () => {
  const projects = [
    { name: "Vapur", slug: "vapur" },
    { name: "Vapur", slug: "vapur-2" },
    { name: "Martı", slug: "marti" },
  ];
  const names = withDistinctNames(projects).map((project) => project.distinctName);
  expect(names).toEqual(["Vapur (vapur)", "Vapur (vapur-2)", "Martı"]);
});

test("adds the slug to a listed project when one that is not listed has its name", () => {
  const listed = [{ name: "Vapur", slug: "vapur" }];
  const all = [...listed, { name: "Vapur", slug: "vapur-2" }];
  expect(withDistinctNames(listed, all)).toMatchObject([{ distinctName: "Vapur (vapur)" }]);
});
