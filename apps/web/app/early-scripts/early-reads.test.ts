import {
  organizationHeader,
  type OrganizationId,
  type ProjectId,
  userIdSchema,
} from "@tessera/contract";
import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { queries } from "#api-client/query-options.ts";
import { storeOrganization } from "#http/stored-organization.ts";
import { clearTokens, keepTokens } from "#session/session-store.ts";

const organizationId = "7f0c0a52-7f6e-4c57-9d3a-3f8f1f2a0c11" as OrganizationId;
const projectId = "0d4b7b1e-52b6-4f0f-9a0c-6b1d3b0e9c22" as ProjectId;
const userId = userIdSchema.parse("0198a1c2-0000-7000-8000-000000000001");
const user = { name: "Ada" };
const organizations = [{ id: organizationId, slug: "acme" }];
const projects = [{ id: projectId, slug: "harbour" }];
const recipe = { revision: 3 };

const answers: Readonly<Record<string, unknown>> = {
  "/api/v1/user": { data: user },
  "/api/v1/organizations?page=1&pageSize=100": { data: organizations, meta: { total: 1 } },
  "/api/v1/projects/all": { data: projects },
  [`/api/v1/ui/recipe/${projectId}`]: { data: recipe },
};

test("requests what the editor reads first, and the editor requests none of it again", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", { cookie: "locale=tr" });
  vi.stubGlobal("location", { pathname: "/tr/acme/harbour/design-system/colors" });
  vi.stubGlobal("earlyRequests", undefined);
  const fetched = vi.fn(
    async (url: string, _init: RequestInit) => new Response(JSON.stringify(answers[url])),
  );
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => {
    clearTokens();
    vi.unstubAllGlobals();
  });
  await keepTokens({ userId, accessToken: "access-1", refreshToken: "refresh-1" });
  storeOrganization("organization-of-another-page");

  await import("./early-reads.ts");
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
  const sent = fetched.mock.calls.map(([url, { headers }]) => [url, new Headers(headers)] as const);
  for (const [, headers] of sent) expect(headers.get("authorization")).toBe("Bearer access-1");
  for (const [url, headers] of sent.slice(2))
    expect(headers.get(organizationHeader), url).toBe(organizationId);

  const client = new QueryClient();
  expect(await client.fetchQuery(queries.user())).toEqual(user);
  expect(await client.fetchQuery(queries.organizations())).toEqual(organizations);
  storeOrganization(organizationId);
  expect(await client.fetchQuery(queries.allProjects(organizationId))).toEqual(projects);
  expect((await client.fetchQuery(queries.recipe(projectId))).data).toEqual(recipe);
  expect(fetched).toHaveBeenCalledTimes(4);
});
