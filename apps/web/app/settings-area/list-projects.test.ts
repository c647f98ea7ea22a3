import { expect, test } from "vitest";
import { listProjects } from "./list-projects.ts";

type Active = Parameters<typeof listProjects>[0][number];
type Summary = Parameters<typeof listProjects>[1][number];

const active = (slug: string, name: string) =>
  ({ id: slug, slug, name, recipe: { color: { base: "#0d9488" } } }) as unknown as Active;
const summary = (slug: string, name: string, archivedAt: string | null) =>
  ({ id: slug, slug, name, archivedAt }) as Summary;

const archivedAt = "2026-11-20T10:00:00.000Z";

test("the active projects come first, and names that both have are followed by the slug", () => {
  const listed = listProjects(
    [active("vapur", "Vapur"), active("marti", "Martı")],
    [
      summary("vapur-2", "Vapur", archivedAt),
      summary("vapur", "Vapur", null),
      summary("marti", "Martı", null),
    ],
  );
  expect(listed).toMatchObject([
    { distinctName: "Vapur (vapur)", base: "#0d9488" },
    { distinctName: "Martı", base: "#0d9488" },
    { distinctName: "Vapur (vapur-2)", base: undefined },
  ]);
});

test("a project that was just archived is listed once, also before the active ones are read again", () => {
  const listed = listProjects(
    [active("vapur", "Vapur"), active("marti", "Martı")],
    [summary("vapur", "Vapur", archivedAt), summary("marti", "Martı", null)],
  );
  expect(listed).toMatchObject([
    { distinctName: "Martı", base: "#0d9488" },
    { distinctName: "Vapur", base: undefined },
  ]);
});
