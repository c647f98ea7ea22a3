import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { findRoute } from "../../apps/web/app/navigation/routes.ts";
import { listPageFiles } from "./list-page-files.ts";

const texts = [
  "app/texts/en.ts",
  "app/texts/tr.ts",
  "app/authentication/texts/en.po",
  "app/authentication/texts/tr.po",
  "app/editor/texts/en.po",
  "app/editor/later-parts/texts/en.po",
  "app/organization-settings/texts/en.po",
];

/** A build in which every source has a separate file. */
function manifestOf(path: string): Manifest {
  const sources = ["app/entry.client.tsx", ...findRoute(path).files.map((file) => `app/${file}`)];
  return Object.fromEntries([...sources, ...texts].map((source) => [source, { file: source }]));
}

test.each([
  ["/login", ["app/texts/en.ts", "app/authentication/texts/en.po"]],
  ["/overview", ["app/texts/en.ts"]],
  ["/tr/login", ["app/texts/tr.ts", "app/authentication/texts/tr.po"]],
  ["/start", ["app/texts/en.ts", "app/editor/texts/en.po", "app/editor/later-parts/texts/en.po"]],
  ["/acme/teams", ["app/texts/en.ts", "app/organization-settings/texts/en.po"]],
])("a page preloads the texts of its own area and language only: %s", (path, expected) => {
  const { modules } = listPageFiles("", manifestOf(path), path);
  expect(modules.filter((file) => file.includes("/texts/"))).toEqual(
    expected.map((file) => `/${file}`),
  );
});
