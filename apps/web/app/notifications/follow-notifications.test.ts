import { QueryClient } from "@tanstack/react-query";
import type { Organization, PlanId } from "@tessera/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queries } from "#api-client/query-options.ts";
import { receiveNotificationEvent } from "./follow-notifications.ts";

const own = "0198a1c2-0000-7000-8000-000000000001";
const joined = "0198a1c2-0000-7000-8000-000000000002";

const { queryKey: organizations } = queries.organizations();
const projects = ["projects", joined, "all"];
const notifications = ["notifications", { state: "all" }];
const keys = { organizations, projects, notifications };

let queryClient: QueryClient;

beforeEach(() => {
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("requestAnimationFrame", vi.fn());
  queryClient = new QueryClient();
  const shown = [
    { id: own, plan: "free" },
    { id: joined, plan: "pro" },
  ];
  queryClient.setQueryData(organizations, shown as readonly unknown[] as readonly Organization[]);
  queryClient.setQueryData(projects, []);
  queryClient.setQueryData(notifications, []);
});

afterEach(() => vi.unstubAllGlobals());

/** Returns which of the reads are to be repeated after an event. */
function listReloaded(event: string, data: unknown): readonly string[] {
  receiveNotificationEvent(queryClient, { event, data });
  return Object.entries(keys).flatMap(([name, queryKey]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated ? [name] : [],
  );
}

const plansOf = (plans: Readonly<Record<string, PlanId>>) => ({ plans });

test("nothing is read again while the organizations have the plans that the page shows", () => {
  const later = { "0198a1c2-0000-7000-8000-000000000003": "free" } as const;
  expect(listReloaded("plans", plansOf({ [own]: "free", [joined]: "pro", ...later }))).toEqual([]);
});

test("another plan reads the organizations and their projects again", () => {
  const changed = plansOf({ [own]: "free", [joined]: "free" });
  expect(listReloaded("plans", changed)).toEqual(["organizations", "projects"]);
});

test("an organization that the user no longer belongs to reads the organizations again", () => {
  expect(listReloaded("plans", plansOf({ [own]: "free" }))).toEqual(["organizations"]);
});

test.each([
  ["role", ["organizations", "notifications"]],
  ["plan", ["organizations", "projects", "notifications"]],
  ["saved", ["notifications"]],
])("a notification of the kind %s reads again what it changes", (kind, reloaded) => {
  expect(listReloaded("notification", { kind })).toEqual(reloaded);
});
