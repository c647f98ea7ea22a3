import type {
  InputOf,
  Operations,
  Organization,
  OrganizationId,
  Period,
  ProjectId,
} from "@tessera/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, findArrivedAnswer } from "./call.ts";

const staleMs = 5 * 60 * 1000;
/** Reads that the focus refetches. */
export const refetched = { staleTime: staleMs, refetchOnWindowFocus: true } as const;
/**
 * Reads that the user may be editing: organizations, projects, plans, colors and variables. The
 * focus does not refetch them.
 */
export const left = { staleTime: staleMs, refetchOnWindowFocus: false } as const;

/** The rows of a page, as many as the server gives. */
export const pageSize = 100;

type MemberQuery = InputOf<Operations["listMembers"]>["query"];

/** The filter of an audit log. */
export type AuditQuery = InputOf<Operations["exportAudit"]>["query"];
type NotificationQuery = Required<InputOf<Operations["listNotifications"]>["query"]>;
type PageQuery = { readonly page: number; readonly pageSize: number };

/**
 * The reads of the interface: their keys, calls, stale times, and whether the focus refetches them.
 */
export const queries = {
  user: () =>
    queryOptions({
      ...refetched,
      queryKey: ["user"],
      initialData: () => findArrivedAnswer("getUser", {})?.data,
      queryFn: async ({ signal }) => (await call("getUser", { signal })).data,
    }),
  /** The sessions of the user; there are rarely more than one page has. */
  sessions: () =>
    queryOptions({
      ...refetched,
      queryKey: ["sessions"],
      queryFn: async ({ signal }) => {
        return (await call("listSessions", { query: { pageSize }, signal })).data;
      },
    }),
  apiKeys: () =>
    queryOptions({
      ...refetched,
      queryKey: ["api-keys"],
      queryFn: async ({ signal }) => (await call("listApiKeys", { signal })).data,
    }),
  twoFactor: () =>
    queryOptions({
      ...refetched,
      queryKey: ["two-factor"],
      queryFn: async ({ signal }) => (await call("getTwoFactor", { signal })).data,
    }),
  passkeys: () =>
    queryOptions({
      ...refetched,
      queryKey: ["passkeys"],
      queryFn: async ({ signal }) => (await call("listPasskeys", { signal })).data,
    }),
  identities: () =>
    queryOptions({
      ...refetched,
      queryKey: ["identities"],
      queryFn: async ({ signal }) => (await call("listIdentities", { signal })).data,
    }),
  fonts: () =>
    queryOptions({
      ...refetched,
      queryKey: ["fonts"],
      queryFn: async ({ signal }) => (await call("listFonts", { signal })).data,
    }),
  organizations: () =>
    queryOptions({
      ...left,
      queryKey: ["organizations"],
      initialData: findArrivedOrganizations,
      queryFn: ({ signal }) => listOrganizations(signal),
    }),
  /** A page of the members, the longest membership first; without a query, all that a plan allows. */
  members: (organizationId: OrganizationId, query: MemberQuery = { pageSize }) =>
    queryOptions({
      ...left,
      queryKey: ["members", organizationId, query],
      queryFn: ({ signal }) => call("listMembers", { params: { organizationId }, query, signal }),
    }),
  /** The invitations; there are never more than one page has. */
  invitations: (organizationId: OrganizationId) =>
    queryOptions({
      ...left,
      queryKey: ["invitations", organizationId],
      queryFn: async ({ signal }) => {
        const input = { params: { organizationId }, query: { pageSize }, signal };
        return (await call("listInvitations", input)).data;
      },
    }),
  /** A page of the notifications; the server may return them as a bare array, without their number. */
  notifications: (query: NotificationQuery) =>
    queryOptions({
      ...refetched,
      queryKey: ["notifications", query],
      queryFn: async ({ signal }) => {
        const { data, meta } = await call("listNotifications", { query, signal });
        const { total }: Partial<typeof meta> = meta;
        return { notifications: data, total: total ?? data.length };
      },
    }),
  audit: (organizationId: OrganizationId, query: AuditQuery & PageQuery) =>
    queryOptions({
      ...refetched,
      queryKey: ["audit", organizationId, query],
      queryFn: ({ signal }) => call("listAudit", { params: { organizationId }, query, signal }),
    }),
  billing: (organizationId: OrganizationId) =>
    queryOptions({
      ...refetched,
      refetchOnMount: "always",
      queryKey: ["billing", organizationId],
      queryFn: async ({ signal }) => {
        return (await call("getSubscription", { params: { organizationId }, signal })).data;
      },
    }),
  invoices: (organizationId: OrganizationId) =>
    queryOptions({
      ...refetched,
      queryKey: ["invoices", organizationId],
      queryFn: async ({ signal }) => {
        return (await call("listInvoices", { params: { organizationId }, signal })).data;
      },
    }),
  /** The figures of a change of the period; they are read each time, because they change with the day. */
  changeQuote: (organizationId: OrganizationId, period: Period) =>
    queryOptions({
      ...left,
      refetchOnMount: "always",
      gcTime: 0,
      queryKey: ["billing", organizationId, "quote", period],
      queryFn: async ({ signal }) => {
        const input = { params: { organizationId }, query: { period }, signal };
        return (await call("quoteSubscriptionChange", input)).data;
      },
    }),
  allProjects: (organizationId: OrganizationId) =>
    queryOptions({
      ...left,
      queryKey: ["projects", organizationId, "all"],
      initialData: () => findArrivedAnswer("listAllProjects", {}, organizationId)?.data,
      queryFn: async ({ signal }) => (await call("listAllProjects", { signal })).data,
    }),
  shareLink: (projectId: ProjectId) =>
    queryOptions({
      ...refetched,
      queryKey: ["share-link", projectId],
      queryFn: async ({ signal }) => {
        return (await call("getShareLink", { params: { projectId }, signal })).data;
      },
    }),
  recipe: (projectId: ProjectId) =>
    queryOptions({
      ...left,
      queryKey: ["recipe", projectId],
      initialData: () => findArrivedAnswer("getRecipe", { params: { projectId } }),
      queryFn: ({ signal }) => call("getRecipe", { params: { projectId }, signal }),
    }),
  /** The recipe of a save that is newer than the opened one, until the user takes it in. */
  newerRecipe: (projectId: ProjectId, revision: number) =>
    queryOptions({
      ...left,
      queryKey: ["newer-recipe", projectId, revision],
      queryFn: ({ signal }) => call("getRecipe", { params: { projectId }, signal }),
    }),
  /** The history of a project, part by part. */
  versions: (projectId: ProjectId) =>
    infiniteQueryOptions({
      ...refetched,
      queryKey: ["versions", projectId, "list"],
      initialPageParam: undefined as number | undefined,
      queryFn: async ({ pageParam: before, signal }) => {
        const query = before === undefined ? {} : { before };
        return (await call("listVersions", { params: { projectId }, query, signal })).data;
      },
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  version: (projectId: ProjectId, revision: number) =>
    queryOptions({
      ...left,
      queryKey: ["versions", projectId, revision],
      queryFn: async ({ signal }) => {
        const params = { projectId, versionId: String(revision) };
        return (await call("getVersion", { params, signal })).data;
      },
    }),
  versionDiff: (projectId: ProjectId, from: number, to: number) =>
    queryOptions({
      ...left,
      queryKey: ["versions", projectId, from, to],
      queryFn: async ({ signal }) => {
        const params = { projectId, versionId: String(from) };
        return (await call("diffVersions", { params, query: { to }, signal })).data;
      },
    }),
  exportedFile: (projectId: ProjectId, format: string, options: Readonly<Record<string, string>>) =>
    queryOptions({
      ...left,
      queryKey: ["variables", projectId, format, options],
      queryFn: async ({ signal }) => {
        const input = { params: { projectId, format }, query: options, signal };
        return { ...(await call("exportVariables", input)), options };
      },
    }),
};

const organizationPage = (page: number) => ({ query: { page, pageSize } });

/** Returns the organizations that the page has requested early, if one page contains all of them. */
function findArrivedOrganizations(): readonly Organization[] | undefined {
  const arrived = findArrivedAnswer("listOrganizations", organizationPage(1));
  return arrived && arrived.data.length === arrived.meta.total ? arrived.data : undefined;
}

/** Lists all organizations of the user. */
function listOrganizations(signal: AbortSignal): Promise<readonly Organization[]> {
  return listAll((page) => call("listOrganizations", { ...organizationPage(page), signal }));
}

/**
 * Reads the first page, then all others at the same time, and again when a change between two reads
 * has moved rows to other pages.
 */
export async function listAll<Row extends { readonly id: string }>(
  readPage: (page: number) => Promise<{ data: readonly Row[]; meta: { total: number } }>,
  rounds = 3,
): Promise<readonly Row[]> {
  const first = await readPage(1);
  const { total } = first.meta;
  const length = Math.ceil(total / pageSize) - 1;
  const others = await Promise.all(Array.from({ length }, (_, at) => readPage(at + 2)));
  const rows = new Map([first, ...others].flatMap(({ data }) => data.map((row) => [row.id, row])));
  const isWhole = rows.size === total && others.every(({ meta }) => meta.total === total);
  return isWhole || rounds === 1 ? [...rows.values()] : listAll(readPage, rounds - 1);
}
