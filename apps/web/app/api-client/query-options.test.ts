import type { OrganizationId, ProjectId } from "@tessera/contract";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { projectLists } from "./project-lists.ts";
import { queries } from "./query-options.ts";
import { recentVersions } from "./recent-versions.ts";

const organizationId = "7f0c0a52-7f6e-4c57-9d3a-3f8f1f2a0c11" as OrganizationId;
const projectId = "0d4b7b1e-52b6-4f0f-9a0c-6b1d3b0e9c22" as ProjectId;

const rows = {
  user: queries.user(),
  sessions: queries.sessions(),
  apiKeys: queries.apiKeys(),
  twoFactor: queries.twoFactor(),
  passkeys: queries.passkeys(),
  identities: queries.identities(),
  fonts: queries.fonts(),
  organizations: queries.organizations(),
  members: queries.members(organizationId),
  invitations: queries.invitations(organizationId),
  billing: queries.billing(organizationId),
  invoices: queries.invoices(organizationId),
  changeQuote: queries.changeQuote(organizationId, "annual"),
  notifications: queries.notifications({ page: 1, pageSize: 10, state: "all" }),
  audit: queries.audit(organizationId, { page: 1, pageSize: 10 }),
  projects: projectLists.active(organizationId),
  firstProjects: projectLists.first(organizationId),
  archivedProjects: projectLists.archived(organizationId),
  allProjects: queries.allProjects(organizationId),
  shareLink: queries.shareLink(projectId),
  recipe: queries.recipe(projectId),
  newerRecipe: queries.newerRecipe(projectId, 2),
  versions: queries.versions(projectId),
  recentVersions: recentVersions(organizationId, [projectId]),
  version: queries.version(projectId, 1),
  versionDiff: queries.versionDiff(projectId, 1, 2),
  exportedFile: queries.exportedFile(projectId, "css", { prefix: "ds" }),
} satisfies Record<
  keyof typeof queries | "projects" | "firstProjects" | "archivedProjects" | "recentVersions",
  unknown
>;

test.each(Object.entries(rows))("%s stays fresh for five minutes", (_, row) => {
  expect(row.staleTime).toBe(300_000);
});

test("reads again on focus, except organizations, projects and variables", () => {
  const again = Object.entries(rows).filter(([, row]) => row.refetchOnWindowFocus);
  expect(again.map(([name]) => name)).toEqual([
    "user",
    "sessions",
    "apiKeys",
    "twoFactor",
    "passkeys",
    "identities",
    "fonts",
    "billing",
    "invoices",
    "notifications",
    "audit",
    "shareLink",
    "versions",
    "recentVersions",
  ]);
});

test("includes the owner in the keys of projects and recipes", () => {
  expect(rows.projects.queryKey).toContain(organizationId);
  expect(rows.allProjects.queryKey).toContain(organizationId);
  expect(rows.recipe.queryKey).toContain(projectId);
});

test("gives every read its own key", () => {
  const keys = Object.values(rows).map((row) => JSON.stringify(row.queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ["organizations", queries.organizations(), null],
  ["projects", projectLists.active(organizationId), "active"],
  ["archived projects", projectLists.archived(organizationId), "archived"],
])(
  "reads all %s, each once, and all pages after the first at the same time",
  async (_, query, state) => {
    const ids = Array.from({ length: 250 }, (_row, index) => `row-${index}`);
    const requested: (string | null)[][] = [];
    vi.stubGlobal("document", { cookie: "", documentElement: { lang: "en" } });
    vi.stubGlobal("localStorage", { getItem: () => null });
    vi.stubGlobal("fetch", async (url: string) => {
      const { searchParams } = new URL(url, "http://localhost");
      const page = searchParams.get("page");
      requested.push([page, searchParams.get("state")]);
      // The last row of each page moves to the next page before that is read.
      const data = ids
        .slice(Math.max(0, Number(page) * 100 - 101), Number(page) * 100)
        .map((id) => ({ id }));
      const meta = { page: Number(page), pageSize: 100, total: ids.length };
      return new Response(JSON.stringify({ data, meta }));
    });
    const found = await new QueryClient().fetchQuery<readonly { readonly id: string }[]>(
      query as never,
    );
    vi.unstubAllGlobals();
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(requested).toEqual([
      ["1", state],
      ["2", state],
      ["3", state],
    ]);
  },
);

test.each<[string, (ids: string[]) => void]>([
  ["moves to the front", (ids) => ids.unshift(...ids.splice(150, 1))],
  ["is deleted", (ids) => ids.splice(5, 1)],
  ["is added", (ids) => ids.unshift("new")],
])("reads the projects again when one %s between two pages", async (_, change) => {
  const ids = Array.from({ length: 201 }, (_row, index) => `row-${index}`);
  let hasChanged = false;
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "en" } });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (url: string) => {
    const page = Number(new URL(url, "http://localhost").searchParams.get("page"));
    const data = ids.slice(page * 100 - 100, page * 100).map((id) => ({ id }));
    const meta = { page, pageSize: 100, total: ids.length };
    if (!hasChanged) change(ids);
    hasChanged = true;
    return new Response(JSON.stringify({ data, meta }));
  });
  const found = await new QueryClient().fetchQuery(projectLists.active(organizationId));
  vi.unstubAllGlobals();
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["in the envelope", { data: [{ id: "1" }], meta: { page: 1, pageSize: 10, total: 31 } }, 31],
  ["as a bare array", [{ id: "1" }], 1],
])("reads notifications %s", async (_, body, total) => {
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "en" } });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body)));
  const query = { page: 1, pageSize: 10, state: "all" } as const;
  const read = await new QueryClient().fetchQuery(queries.notifications(query));
  vi.unstubAllGlobals();
  expect(read).toEqual({ notifications: [{ id: "1" }], total });
});
